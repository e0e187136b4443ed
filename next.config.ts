import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { agency } from './lib/site/agency.ts';
import { offsetsOf } from './lib/site/wall-clock.ts';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  // Pages named *.dev.tsx are for engineers: a production build does not see them.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  images: { unoptimized: true },
  compress: false,
  generateEtags: false,
  serverExternalPackages: ['pg', 'nodemailer', 'pino', 'pdfkit'],
  // Types are a check of `npm test`; a start must not wait for those of the tests.
  typescript: { ignoreBuildErrors: true },
};

/** What the agency's clock shows in the next years: asking the platform for it takes a slow phone a tenth of a second. */
function agencyClock(): string {
  const year = new Date().getUTCFullYear();
  return JSON.stringify(offsetsOf(agency.timeZone, Date.UTC(year - 1, 0), Date.UTC(year + 5, 0)));
}

/** The build's short names of classes, in modules of mark-up; and on the server, for what reads a class's own name. */
function shortClasses(names: string): NextConfig {
  const loader = { loader: './scripts/build/short-classes/shorten-code.cjs', options: { names: JSON.parse(names) } };
  return {
    env: { AGENCY_CLOCK: agencyClock(), CLASS_NAMES: names },
    turbopack: { rules: { '*.{ts,tsx}': { condition: { path: /^(?:app|components)\// }, loaders: [loader] } } },
  };
}

/** The build writes the clock into what it makes; a server that starts has no use for it. */
export default (phase: string): NextConfig => {
  const { CLASS_NAMES } = process.env;
  if (phase === PHASE_PRODUCTION_SERVER) return withNextIntl(config);
  return withNextIntl({ ...config, ...(CLASS_NAMES ? shortClasses(CLASS_NAMES) : { env: { AGENCY_CLOCK: agencyClock() } }) });
};
