import { getTranslations, setRequestLocale } from 'next-intl/server';
export default async function P({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations('site');
  return <h1>{t('hello', { name: 'x' })}</h1>;
}
