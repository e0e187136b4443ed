// Written by `npm run derive` from lib/site/site-languages.ts and the files of messages/.
export const toolWords = {
  en: () => import('#messages/en/tools.json', { with: { type: 'json' } }),
  es: () => import('#messages/es/tools.json', { with: { type: 'json' } }),
  pt: () => import('#messages/pt/tools.json', { with: { type: 'json' } }),
};
