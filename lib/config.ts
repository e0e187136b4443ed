import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { agency } from './site/agency.ts';

/** A setting that cannot be used. The message is one line that names the setting; it never repeats a secret. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`);
  }
}

type Env = Record<string, string | undefined>;

const defaultSchedule = '5,30,300,1800,7200,18000,36000,50400,72000,86400';
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function text(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const raw = text(env, name);
  if (raw === undefined) return fallback;
  const value = Number(raw);
  if (!/^\d+$/.test(raw) || value < min || value > max) throw new ConfigError(name, `must be a whole number from ${min} to ${max}`);
  return value;
}

/** Decodes percent-encoding. Throws `ConfigError` for a `%` that begins no valid code. */
function decodePart(name: string, part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ConfigError(name, 'has a % that is followed by no code: write %25 for the sign itself');
  }
}

const escapeHint = 'in a user or password write # as %23, / as %2F and ? as %3F';

function url(env: Env, name: string, protocols: readonly string[]): URL | undefined {
  const raw = text(env, name);
  if (raw === undefined) return undefined;
  const value = URL.canParse(raw) ? new URL(raw) : undefined;
  if (!value || !protocols.includes(value.protocol) || !value.hostname) {
    if (protocols.some((protocol) => raw.startsWith(`${protocol}//`))) throw new ConfigError(name, `has no valid host or port: ${escapeHint}`);
    throw new ConfigError(name, `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  }
  for (const part of [value.username, value.password, value.pathname]) decodePart(name, part);
  return value;
}

/** An address with a user and a password. With an unescaped `/` in the password, the text before it would count as the host. */
function urlWithLogin(env: Env, name: string, protocols: readonly string[]): URL | undefined {
  const value = url(env, name, protocols);
  if (value && `${value.pathname}${value.search}${value.hash}`.includes('@')) throw new ConfigError(name, `has an @ after the host: ${escapeHint}`);
  return value;
}

function addresses(env: Env, name: string, fallback: string): string[] {
  const list = (text(env, name) ?? fallback)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (list.length === 0 || list.some((mail) => !/^[^\s@<>"]+@[^\s@<>"]+$/.test(mail)))
    throw new ConfigError(name, 'must be an e-mail address, or several with commas between');
  return list;
}

function schedule(env: Env): number[] {
  const parts = (text(env, 'RETRY_SCHEDULE') ?? defaultSchedule).split(',').map((part) => part.trim());
  if (parts.some((part) => !/^\d+(\.\d+)?$/.test(part) || Number(part) > 2_592_000))
    throw new ConfigError('RETRY_SCHEDULE', 'must be seconds with commas between, e.g. 5,30,300');
  return parts.map(Number);
}

function rateLimit(env: Env, name: string, fallback: string): { calls: number; seconds: number } | undefined {
  const raw = text(env, name) ?? fallback;
  if (raw === 'off') return undefined;
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(raw);
  const calls = Number(match?.[1]);
  const seconds = Number(match?.[2]);
  if (!(calls > 0 && seconds > 0)) throw new ConfigError(name, `must be calls/seconds, e.g. ${fallback}, or off`);
  return { calls, seconds };
}

function fieldKeys(env: Env): Buffer[] | undefined {
  const raw = text(env, 'FIELD_KEY');
  if (raw === undefined) return undefined;
  return raw.split(',').map((part) => {
    const key = Buffer.from(part.trim(), 'base64');
    if (key.length !== 32) throw new ConfigError('FIELD_KEY', 'must be 32 bytes in base64, or several with commas between');
    return key;
  });
}

function cidrs(env: Env): string[] {
  const list = (text(env, 'WEBHOOK_ALLOW_PRIVATE') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (!list.every((cidr) => ipaddr.isValidCIDR(cidr)))
    throw new ConfigError('WEBHOOK_ALLOW_PRIVATE', 'must be networks like 10.0.0.0/8 with commas between');
  return list;
}

function webhookSecret(env: Env): Buffer | undefined {
  const raw = text(env, 'LEAD_WEBHOOK_SECRET');
  if (raw === undefined) return undefined;
  const key = Buffer.from(raw.replace(/^whsec_/, ''), 'base64');
  if (!raw.startsWith('whsec_') || key.length < 16)
    throw new ConfigError('LEAD_WEBHOOK_SECRET', 'must begin with whsec_ and hold at least 16 bytes in base64');
  return key;
}

function oneOf<T extends string>(env: Env, name: string, values: readonly T[]): T | undefined {
  const raw = text(env, name);
  if (raw === undefined) return undefined;
  const found = values.find((value) => value === raw);
  if (!found) throw new ConfigError(name, `must be one of ${values.join(', ')}`);
  return found;
}

const kilobyte = 1024;
const megabyte = 1_048_576;

/** Quotas and limits of uploads; names with `Bytes` are in bytes. An address is an IPv4 address or an IPv6 /64. */
function uploads(env: Env) {
  const megabytes = (name: string, fallback: number, min = 1) => integer(env, name, fallback, min, 100_000_000) * megabyte;
  return {
    addressDayBytes: megabytes('UPLOAD_QUOTA_ADDRESS_MB', 500),
    dayBytes: megabytes('UPLOAD_QUOTA_DAY_MB', 2_000),
    totalBytes: megabytes('UPLOAD_QUOTA_TOTAL_MB', 20_000),
    stagedBytes: megabytes('UPLOAD_STAGED_MB', 300),
    diskFreeMinBytes: megabytes('DISK_FREE_MIN_MB', 512, 0),
    concurrent: integer(env, 'UPLOAD_CONCURRENT', 16, 1, 1_000),
    concurrentPerAddress: integer(env, 'UPLOAD_CONCURRENT_ADDRESS', 6, 1, 1_000),
    minBytesPerSecond: integer(env, 'UPLOAD_MIN_RATE_KB', 4, 0, 10_000) * kilobyte,
    maxBytesPerSecond: integer(env, 'UPLOAD_MAX_RATE_KB', 8_192, 0, 1_000_000) * kilobyte,
  };
}

function headers(env: Env, name: string): Record<string, string> {
  const pairs = (text(env, name) ?? '').split(',').filter((pair) => pair.trim());
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', ...value] = pair.split('=');
      const decoded = decodePart(name, value.join('=').trim());
      if (!/^[\w-]+$/.test(key.trim()) || value.length === 0 || !/^[\t\x20-\x7e]*$/.test(decoded))
        throw new ConfigError(name, 'must be name=value, or several with commas between, in plain letters');
      return [key.trim().toLowerCase(), decoded];
    }),
  );
}

/** The settings of OpenTelemetry, under its own names; undefined where nothing is to be sent. */
function telemetry(env: Env) {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  return (
    endpoint && {
      url: endpoint.href.replace(/\/+$/, ''),
      headers: headers(env, 'OTEL_EXPORTER_OTLP_HEADERS'),
      service: text(env, 'OTEL_SERVICE_NAME') ?? 'agency-site',
      traceMs: integer(env, 'OTEL_BSP_SCHEDULE_DELAY', 5_000, 100, 3_600_000),
      metricMs: integer(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000, 100, 3_600_000),
    }
  );
}

/** Reads every setting of the product from an environment. Throws `ConfigError` at the first one that cannot be used. */
export function readConfig(env: Env) {
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const siteUrl = url(env, 'SITE_URL', ['http:', 'https:']) ?? new URL(`http://localhost:${port}`);
  if (siteUrl.pathname !== '/' || siteUrl.search || siteUrl.hash) throw new ConfigError('SITE_URL', 'must be an origin without a path');
  const mailFrom = addresses(env, 'MAIL_FROM', agency.mailFrom);
  const clamav = text(env, 'CLAMAV');
  if (clamav && !(/^[^\s:]+:\d+$/.test(clamav) && Number(clamav.split(':')[1]) <= 65_535)) throw new ConfigError('CLAMAV', 'must be host:port');
  return {
    port,
    host: text(env, 'HOST') ?? '0.0.0.0',
    siteUrl: siteUrl.origin,
    dataDir: resolve(/* turbopackIgnore: true */ text(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: urlWithLogin(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href,
    smtpUrl: urlWithLogin(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href,
    mailFrom: mailFrom[0] ?? agency.mailFrom,
    staffEmails: addresses(env, 'STAFF_EMAIL', agency.staffEmail),
    webhookUrl: url(env, 'LEAD_WEBHOOK_URL', ['http:', 'https:'])?.href,
    webhookSecret: webhookSecret(env),
    webhookAllowPrivate: cidrs(env),
    retryScheduleSeconds: schedule(env),
    rateLimit: rateLimit(env, 'RATE_LIMIT', '10/10'),
    chatRateLimit: rateLimit(env, 'CHAT_RATE_LIMIT', '30/60'),
    pageRateLimit: rateLimit(env, 'PAGE_RATE_LIMIT', '60/60'),
    formPageRateLimit: rateLimit(env, 'FORM_PAGE_RATE_LIMIT', '30/60'),
    connections: {
      max: integer(env, 'CONNECTIONS_MAX', 10_000, 100, 1_000_000),
      perAddress: integer(env, 'CONNECTIONS_PER_ADDRESS', 256, 1, 1_000_000),
      /** Requests of one address that handlers work on at once. */
      requestsPerAddress: integer(env, 'REQUESTS_PER_ADDRESS', 2, 1, 1_000_000),
      /** Clients on this machine (proxies, checks, benchmarks) are limited only when `CONNECTIONS_PER_ADDRESS` is set. */
      limitsLoopback: text(env, 'CONNECTIONS_PER_ADDRESS') !== undefined,
    },
    /** Mails to one visitor's address in a day; undefined: no limit. */
    visitorMailLimit: text(env, 'VISITOR_MAIL_LIMIT') === 'off' ? undefined : integer(env, 'VISITOR_MAIL_LIMIT', 3, 1, 1000),
    trustedProxies: integer(env, 'TRUST_PROXY', 0, 0, 32),
    fieldKeys: fieldKeys(env),
    retentionDays: integer(env, 'RETENTION_DAYS', 365, 1, 36_500),
    youtube: {
      key: text(env, 'YOUTUBE_API_KEY'),
      url: url(env, 'YOUTUBE_API_URL', ['http:', 'https:'])?.href,
      imageUrl: url(env, 'YOUTUBE_IMAGE_URL', ['http:', 'https:'])?.href,
      unitsPerDay: integer(env, 'YOUTUBE_DAILY_UNITS', 9_500, 0, 100_000_000),
    },
    fmcsa: {
      key: text(env, 'FMCSA_WEBKEY'),
      url: url(env, 'FMCSA_API_URL', ['http:', 'https:'])?.href,
      lookupsPerDay: integer(env, 'FMCSA_DAILY_LOOKUPS', 1_000, 0, 100_000_000),
    },
    address: {
      provider: oneOf(env, 'ADDRESS_PROVIDER', ['zip', 'geoapify', 'smarty', 'google']) ?? 'zip',
      key: text(env, 'ADDRESS_API_KEY'),
      url: url(env, 'ADDRESS_API_URL', ['http:', 'https:'])?.href,
      lookupsPerDay: integer(env, 'ADDRESS_DAILY_LOOKUPS', 2_000, 0, 100_000_000),
    },
    clamav,
    uploads: uploads(env),
    telemetry: telemetry(env),
    /** Undefined: info; warn in production when the output is a terminal. */
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels),
    production: env.NODE_ENV === 'production',
  };
}

export type Config = ReturnType<typeof readConfig>;

let cached: Config | undefined;

/** The settings of this process, read once from its environment. */
export function config(): Config {
  cached ??= readConfig(process.env);
  return cached;
}
