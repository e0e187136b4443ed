/** What may have happened, and what a letter may name: the answers of "Which filing do I need?". */
export const causes = ['dui', 'uninsured', 'points', 'crash', 'court'] as const;
export const letters = ['sr-22', 'fr-44', 'sr-22a', 'dl-123', 'unnamed', 'missing'] as const;

export type Cause = (typeof causes)[number];
export type Letter = (typeof letters)[number];

export type Situation = {
  /** State of residence, or `other` for one that we do not serve. */
  home: string;
  /** The state that ordered it, which may be one that we do not serve, `other`, or `unsure`. */
  ordered: string;
  cause: Cause;
  car: 'yes' | 'no';
  letter: Letter;
};

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.some((known) => known === value);

/** The situation that a visitor's answers describe; undefined while one is missing or unknown. */
export function situationOf({ home, ordered, cause, car, letter }: Readonly<Record<string, string>>): Situation | undefined {
  if (!home || !ordered || !isOneOf(causes, cause) || !isOneOf(['yes', 'no'], car) || !isOneOf(letters, letter)) return undefined;
  return { home, ordered, cause, car, letter };
}
