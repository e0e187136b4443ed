// Written by `npm run derive` from lib/site/site-languages.ts and the files of messages/.
import enError from '#messages/en/error.json' with { type: 'json' };
import esError from '#messages/es/error.json' with { type: 'json' };
import ptError from '#messages/pt/error.json' with { type: 'json' };

export const errorWords = {
  en: enError,
  es: esError,
  pt: ptError,
};
