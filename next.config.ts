import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { nextHeaders } from './lib/http/next-headers.ts';
import { agencyClock } from './scripts/build/agency-clock.ts';

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

/** The build compiles the clock and the headers in; a server that starts does not need them. */
export default (phase: string): NextConfig => {
  if (phase === PHASE_PRODUCTION_SERVER) return withNextIntl(config);
  const headers = async () => nextHeaders(phase === PHASE_DEVELOPMENT_SERVER);
  return withNextIntl({ ...config, headers, compiler: { define: { AGENCY_CLOCK: agencyClock() } } });
};
