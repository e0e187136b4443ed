import { setRequestLocale } from 'next-intl/server';
export function generateStaticParams() {
  return ['en', 'es', 'pt'].map((locale) => ({ locale }));
}
export const dynamicParams = false;
export default async function L({ children, params }: { children: React.ReactNode; params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <html lang={locale}>
      <body>{children}</body>
    </html>
  );
}
