import '../globals.css';
import type { Viewport } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { fontVariables } from '../fonts/fonts.ts';
import { color } from '#lib/colors.ts';
import { localeOf, locales } from '#lib/i18n/routing.ts';
import { fontsScript } from '#lib/site/fonts-script.ts';
import { languageEntry } from '#lib/site/site-languages.ts';

export const dynamicParams = false;

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: color('surface') },
    { media: '(prefers-color-scheme: dark)', color: color('surface', 'dark') },
  ],
};

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export default async function RootLayout({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) {
  const locale = localeOf(await params);
  setRequestLocale(locale);
  const { direction } = languageEntry(locale);
  return (
    <html
      lang={locale}
      dir={direction === 'rtl' ? direction : undefined}
      className={fontVariables}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        {/* Without it a browser may paint half of the header and move it. */}
        <link rel="expect" href="#header" blocking="render" />
        <script data-site-script="" dangerouslySetInnerHTML={{ __html: fontsScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
