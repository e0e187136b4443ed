// What the tests and the benchmark need beyond npm: a browser, a font, a PostgreSQL, a clock that can be set wrong, a file server, a load generator. Uses installed ones, and installs missing ones where possible.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => folder && existsSync(join(folder, name)));

let listsAreFresh = false;

/** Installs a Debian package; false where this is no Debian, not root, or the package cannot be had. */
function aptInstall(name) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!listsAreFresh) spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore', timeout: 180_000 });
  listsAreFresh = true;
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, stdio: 'ignore', timeout: 600_000 }).status === 0;
}

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Path of a Chromium: Playwright's own, else the system's; installs one when there is none. */
export async function ensureBrowser() {
  const found = () => systemBrowsers.find((path) => existsSync(path));
  const present = (await playwrightBrowser()) ?? found();
  if (present) return present;
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium-headless-shell', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  const fetched = await playwrightBrowser();
  if (fetched) return fetched;
  aptInstall('chromium');
  return found();
}

/** Without a font as wide as Arial, Linux shows text in a wider one before the site's fonts are loaded, and rows wrap as on no visitor's device. */
function ensureFonts() {
  const folder = '/usr/share/fonts/truetype';
  const isInstalled = existsSync(folder) && readdirSync(folder).some((name) => /^(?:liberation|msttcorefonts|croscore)/.test(name));
  return isInstalled || aptInstall('fonts-liberation');
}

/** The browser of the tests: a headless Chromium is 20 % faster. */
export async function ensureTestBrowser() {
  if (process.platform === 'linux') ensureFonts();
  return (await playwrightBrowser()) ?? ensureProgram('chromium-headless-shell') ?? ensureBrowser();
}

function hasPostgres() {
  const root = '/usr/lib/postgresql';
  return onPath('initdb') || (existsSync(root) && readdirSync(root).some((version) => existsSync(join(root, version, 'bin/initdb'))));
}

/** Whether the tests can start a PostgreSQL of their own; installs one when there is none. */
export function ensurePostgres() {
  return hasPostgres() || (aptInstall('postgresql') && hasPostgres());
}

/** Path of the library that fakes the clock of a process; installs it when there is none. */
export function ensureFakeClock() {
  const found = () => ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketime.so.1`).find((path) => existsSync(path));
  const present = found();
  if (present) return present;
  aptInstall('libfaketime');
  return found();
}

/** Path of a program that Debian has in a package of the same name; installs it when there is none, undefined where it cannot be had. */
export function ensureProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].filter(Boolean);
  const found = () => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  return found() ?? (aptInstall(name) ? found() : undefined);
}
