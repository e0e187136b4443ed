import { knownSecondSteps } from './known-second-steps.ts';
import { papersOnlyForm } from './papers-only-form.ts';
import type { SecondStepForm } from './second-step-form.ts';

export function findSecondStep(id: string): SecondStepForm | undefined {
  return [...knownSecondSteps, papersOnlyForm].find((form) => form.id === id);
}
