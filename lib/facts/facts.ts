import { businessRows } from './business-rows.ts';
import type { Fact } from './fact.ts';
import { limitRows } from './limit-rows.ts';
import { stateLaws } from './state-laws.ts';

/** All figures of law. Limits are in limit-rows.ts, business rules in business-rows.ts, everything else in states/. */
export const facts: readonly Fact[] = [...limitRows, ...Object.values(stateLaws).flatMap((law) => law.facts), ...businessRows];
