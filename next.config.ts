import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { agency } from './lib/site/agency.ts';
import { offsetsOf } from './lib/site/wall-clock.ts';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const year = new Date().getUTCFullYear();

const config: NextConfig = {
  // What the agency's clock shows in the next years: asking the platform for it takes a slow phone a tenth of a second.
  env: { AGENCY_CLOCK: JSON.stringify(offsetsOf(agency.timeZone, Date.UTC(year - 1, 0), Date.UTC(year + 5, 0))) },
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

export default withNextIntl(config);
