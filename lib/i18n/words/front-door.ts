// Written by `npm run derive` from lib/site/site-languages.ts and the files of messages/.
import enFrontDoor from '#messages/en/front-door.json' with { type: 'json' };
import esFrontDoor from '#messages/es/front-door.json' with { type: 'json' };
import ptFrontDoor from '#messages/pt/front-door.json' with { type: 'json' };

export const frontDoorWords = {
  en: enFrontDoor,
  es: esFrontDoor,
  pt: ptFrontDoor,
};
