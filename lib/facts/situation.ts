/** Causes and letters that the questions of "Which filing do I need?" offer. */
export const causes = ['dui', 'uninsured', 'points', 'crash', 'court'] as const;
export const letters = ['sr-22', 'fr-44', 'sr-22a', 'dl-123', 'unnamed', 'missing'] as const;

export type Cause = (typeof causes)[number];
export type Letter = (typeof letters)[number];

export type Situation = {
  /** State of residence, or `other` for one that is not served. */
  home: string;
  /** The state that ordered the filing, `other`, or `unsure`. */
  ordered: string;
  cause: Cause;
  car: 'yes' | 'no';
  letter: Letter;
};

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.some((known) => known === value);

/** The situation from a visitor's answers; undefined when one is missing or unknown. */
export function situationOf({ home, ordered, cause, car, letter }: Readonly<Record<string, string>>): Situation | undefined {
  if (!home || !ordered || !isOneOf(causes, cause) || !isOneOf(['yes', 'no'], car) || !isOneOf(letters, letter)) return undefined;
  return { home, ordered, cause, car, letter };
}
