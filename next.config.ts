import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  poweredByHeader: false,
  images: { unoptimized: true },
  compress: false,
  generateEtags: false,
  serverExternalPackages: ['pg', 'nodemailer', 'pino'],
  experimental: { globalNotFound: false },
};

export default withNextIntl(config);
