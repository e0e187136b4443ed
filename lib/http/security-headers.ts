/** What a document needs besides the site's own files: hashes of its inline scripts and styles, outside frames. */
export type DocumentNeeds = { scripts?: readonly string[]; styles?: readonly string[]; frames?: readonly string[] };

const videoPlayer = 'https://www.youtube-nocookie.com';

/** The outside frames that a page of the site may show, by its path below the language. */
export function framesOf(path: string): readonly string[] {
  return path === '/' || path === '/videos' ? [videoPlayer] : [];
}

function directive(name: string, ...sources: readonly string[]): string {
  return [name, ...sources].join(' ');
}

function policyOf({ scripts = [], styles = [], frames = [] }: DocumentNeeds, siteUrl = ''): string {
  return [
    "default-src 'none'",
    directive('script-src', "'self'", ...scripts),
    directive('style-src', "'self'", ...styles),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(frames.length > 0 ? [directive('frame-src', ...frames)] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The Content-Security-Policy of a document; hashes are base64 sha-256. */
export function documentPolicy({ scripts = [], styles = [], frames = [] }: DocumentNeeds, siteUrl: string): string {
  const quoted = (hash: string) => `'sha256-${hash}'`;
  return policyOf({ scripts: scripts.map(quoted), styles: styles.map(quoted), frames }, siteUrl);
}

/** The policy of documents without the front door, which knows their hashes: inline scripts run. Next's development tools need more. */
export function inlinePolicy(isDevelopment: boolean): string {
  const inline = "'unsafe-inline'";
  return policyOf({ scripts: isDevelopment ? [inline, "'unsafe-eval'"] : [inline], styles: isDevelopment ? [inline] : [], frames: [videoPlayer] });
}

/** The policy of everything but documents: no script runs, wherever the file is opened. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The policy of a file that a visitor sent: if a browser shows it, it has an origin of its own. */
export const sandboxPolicy = `${inertPolicy}; sandbox`;
/** Browsers show a PDF in a document that `default-src 'none'` would leave empty. */
const pdfPolicy = "script-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers by kind of file: mail programs and link previews on other sites may show our images. */
export function fileHeaders(contentType: string): Record<string, string> {
  if (contentType.startsWith('image/')) return { 'cross-origin-resource-policy': 'cross-origin' };
  return contentType.startsWith('application/pdf') ? { 'content-security-policy': pdfPolicy } : {};
}

/**
 * Headers of every response. HSTS is always sent: browsers ignore it without TLS, and a proxy may add TLS. It does not include
 * subdomains, which may belong to others.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': inertPolicy,
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `accelerometer=(), autoplay=(self "${videoPlayer}"), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()`,
};
