import { cars, causes, letterChoices, type Situation } from '#lib/facts/situation.ts';
import { agency } from '#lib/site/agency.ts';

/** Every combination of answers to the five questions. */
export function everySituation(): Situation[] {
  const homes = [...agency.states, 'other'];
  return homes.flatMap((home) =>
    [...homes, 'unsure'].flatMap((ordered) =>
      causes.flatMap((cause) => cars.flatMap((car) => letterChoices.map((letter) => ({ home, ordered, cause, car, letter })))),
    ),
  );
}
