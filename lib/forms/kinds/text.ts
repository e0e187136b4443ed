import { type Kind, oneLine, severalLines } from './kind.ts';

export const line: Kind = { max: 200, clean: oneLine };

export const name: Kind = {
  max: 100,
  clean: oneLine,
  problem: (answer) => (/[\p{L}\p{N}]/u.test(answer) ? undefined : 'name'),
};

export const paragraph: Kind = { max: 5_000, clean: severalLines };

export const email: Kind = {
  max: 254,
  clean: oneLine,
  problem: (answer) => (/^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\.]+(\.[^\s@,;:<>()[\]"\\.]+)+$/.test(answer) ? undefined : 'email'),
};

export const choice: Kind = {
  max: 100,
  clean: oneLine,
  problem: (answer, field) => (field.options?.includes(answer) ? undefined : 'option'),
};

export const moment: Kind = {
  max: 40,
  clean: oneLine,
  problem: (answer) => (Number.isNaN(Date.parse(answer)) ? 'moment' : undefined),
};
