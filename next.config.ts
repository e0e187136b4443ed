import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { nextHeaders } from './lib/http/next-headers.ts';
import { agencyOffsets } from './scripts/build/agency-offsets.ts';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  // Pages named *.dev.tsx are for development: a production build leaves them out.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  images: { unoptimized: true },
  compress: false,
  generateEtags: false,
  serverExternalPackages: ['pg', 'nodemailer', 'pino', 'pdfkit'],
  // `npm test` checks types; a start must not wait for that check.
  typescript: { ignoreBuildErrors: true },
};

/** Offsets and headers are compiled in by the build; a server does not need them at its start. */
export default (phase: string): NextConfig => {
  if (phase === PHASE_PRODUCTION_SERVER) return withNextIntl(config);
  const headers = async () => nextHeaders(phase === PHASE_DEVELOPMENT_SERVER);
  return withNextIntl({ ...config, headers, compiler: { define: { AGENCY_OFFSETS: agencyOffsets() } } });
};
