import type { ComponentProps } from 'react';
import type { FieldKind } from '#lib/forms/field.ts';

/** Keyboards of phones by kind. A numeric one has no decimal sign. */
export const inputTypes: Partial<Record<FieldKind, Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>>> = {
  name: { type: 'text', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  zip: { type: 'text', inputMode: 'numeric' },
  year: { type: 'text', inputMode: 'numeric' },
  vin: { type: 'text', autoCapitalize: 'characters', spellCheck: false },
  usdot: { type: 'text', inputMode: 'numeric' },
  number: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
  time: { type: 'time' },
  ein: { type: 'text', inputMode: 'numeric' },
};
