import { languageEntry, type SiteLanguage, siteLanguageCodes } from './site-languages.ts';

type SpokenLanguage = { code: string; name: string; rightToLeft?: true };

function siteLanguage(code: SiteLanguage): SpokenLanguage {
  const { name, direction } = languageEntry(code);
  return { code, name, ...(direction === 'rtl' ? { rightToLeft: true } : {}) };
}

const usual: readonly SpokenLanguage[] = [
  siteLanguage('en'),
  siteLanguage('es'),
  { code: 'ht', name: 'Kreyòl ayisyen' },
  siteLanguage('pt'),
  { code: 'fr', name: 'Français' },
  { code: 'zh', name: '中文' },
  { code: 'ar', name: 'العربية', rightToLeft: true },
  { code: 'ru', name: 'Русский' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ja', name: '日本語' },
  { code: 'ko', name: '한국어' },
];

/** Languages that a visitor can choose for replies, by their own names, including those of the site. */
export const languages: readonly SpokenLanguage[] = [
  ...usual,
  ...siteLanguageCodes.filter((code) => usual.every((language) => language.code !== code)).map(siteLanguage),
];
