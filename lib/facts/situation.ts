/** Causes that the question "What happened?" offers. `-again`: not for the first time, as the state counts. */
export const causes = ['lapse', 'ticket', 'ticket-again', 'crash', 'judgment', 'dui', 'dui-again', 'points', 'court', 'unpaid'] as const;

/** A cause that an earlier version of the finder offered, which asked less: still accepted. */
const formerCauses = { uninsured: ['lapse', 'ticket', 'ticket-again'] } as const;

/** `borrowed`: the visitor owns a car, and the incident happened in another car. */
export const cars = ['yes', 'borrowed', 'no'] as const;
/** What the state's letter names: a filing, none of them (`unnamed`), or there is no letter yet (`missing`). */
export const letterChoices = ['sr-22', 'fr-44', 'sr-22a', 'dl-123', 'unnamed', 'missing'] as const;

export type Cause = (typeof causes)[number];
export type GivenCause = Cause | keyof typeof formerCauses;
export type Car = (typeof cars)[number];
export type Letter = (typeof letterChoices)[number];

export type Situation = {
  /** State of residence, or `other` for one that is not served. */
  home: string;
  /** The state that ordered the filing, `other`, or `unsure`. */
  ordered: string;
  cause: GivenCause;
  car: Car;
  letter: Letter;
};

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.some((known) => known === value);

export function isFormerCause(value: string): value is keyof typeof formerCauses {
  return Object.hasOwn(formerCauses, value);
}

/** The causes that a choice can mean: one, unless an earlier version of the finder offered it. */
export function causesOf(cause: GivenCause): readonly Cause[] {
  return isFormerCause(cause) ? formerCauses[cause] : [cause];
}

/** The situation from a visitor's choices; undefined when one is missing or unknown. */
export function situationOf({ home, ordered, cause = '', car, letter }: Readonly<Record<string, string>>): Situation | undefined {
  if (!home || !ordered || !(isOneOf(causes, cause) || isFormerCause(cause)) || !isOneOf(cars, car) || !isOneOf(letterChoices, letter))
    return undefined;
  return { home, ordered, cause, car, letter };
}
