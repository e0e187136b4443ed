import { join } from 'node:path';
import type { Config } from '#lib/config.ts';

const labelWidth = 9;

/** Host and path of an address; user and password are never shown. */
function hostAndPath(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname === '/' ? '' : pathname}`;
}

function activeFeatures({ clamav, telemetry, youtube, fmcsa, address }: Config): string {
  const settings = {
    'virus scan': clamav,
    telemetry: telemetry?.url,
    'video search': youtube.key,
    'USDOT lookup': fmcsa.key,
    [`addresses by ${address.provider}`]: address.provider === 'zip' ? undefined : address.provider,
  };
  const on = Object.keys(settings).filter((name) => settings[name]);
  return on.length > 0 ? on.join(', ') : 'none';
}

/** What a terminal shows once the site listens: its address, where data and mail go, what is on, how to stop it. */
export function startNotice(settings: Config, port: number): string {
  const { siteUrl, host, dataDir, databaseUrl, smtpUrl, webhookUrl, fieldKeys } = settings;
  const local = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  const key = fieldKeys ? 'FIELD_KEY' : join(dataDir, 'field.key');
  const rows = [
    ['Open', local],
    ...(siteUrl === local ? [] : [['Public', siteUrl]]),
    ['Data', databaseUrl ? `PostgreSQL at ${hostAndPath(databaseUrl)}` : `${join(dataDir, 'app.db')} (SQLite)`],
    ['Key', `${key} (never lose it: without it no lead can be read)`],
    ['Mail', smtpUrl ? `sent through ${hostAndPath(smtpUrl)}` : `written to ${join(dataDir, 'mail')}, not sent (SMTP_URL is not set)`],
    ['Webhook', webhookUrl ? hostAndPath(webhookUrl) : 'off'],
    ['Options', activeFeatures(settings)],
    ['Leads', 'npm run leads -- list'],
    ['Desk', `${local}/desk (the first owner: npm run staff -- invite EMAIL --role owner)`],
    ['Stop', 'Ctrl+C'],
  ];
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(labelWidth)} ${value}`);
  return `\n  The site is ready.\n\n${lines.join('\n')}\n\n`;
}
