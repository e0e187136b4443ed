import { knownSecondSteps } from './known-second-steps.ts';
import type { SecondStepForm } from './second-step-form.ts';

export function findSecondStep(id: string): SecondStepForm | undefined {
  return knownSecondSteps.find((form) => form.id === id);
}
