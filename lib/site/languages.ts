import { languageEntry, type SiteLanguage, siteLanguageCodes } from './site-languages.ts';

type SpokenLanguage = { code: string; name: string; flag: string; rightToLeft?: true };

function siteLanguage(code: SiteLanguage): SpokenLanguage {
  const { name, flag, direction } = languageEntry(code);
  return { code, name, flag, ...(direction === 'rtl' ? { rightToLeft: true } : {}) };
}

const usual: readonly SpokenLanguage[] = [
  siteLanguage('en'),
  siteLanguage('es'),
  { code: 'ht', name: 'Kreyòl ayisyen', flag: '🇭🇹' },
  siteLanguage('pt'),
  { code: 'fr', name: 'Français', flag: '🇫🇷' },
  { code: 'zh', name: '中文', flag: '🇨🇳' },
  { code: 'ar', name: 'العربية', flag: '🇸🇦', rightToLeft: true },
  { code: 'ru', name: 'Русский', flag: '🇷🇺' },
  { code: 'de', name: 'Deutsch', flag: '🇩🇪' },
  { code: 'ja', name: '日本語', flag: '🇯🇵' },
  { code: 'ko', name: '한국어', flag: '🇰🇷' },
];

/** Languages that a visitor can choose for replies, by their own names, including those of the site. */
export const languages: readonly SpokenLanguage[] = [
  ...usual,
  ...siteLanguageCodes.filter((code) => usual.every((language) => language.code !== code)).map(siteLanguage),
];
