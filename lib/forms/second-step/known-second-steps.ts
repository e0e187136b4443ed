import { commercialAutoDetails } from './commercial-auto.ts';
import { commercialPropertyDetails } from './commercial-property.ts';
import { generalLiabilityDetails } from './general-liability.ts';
import { homeownersDetails } from './homeowners.ts';
import { personalAutoDetails } from './personal-auto.ts';
import type { SecondStepForm } from './second-step-form.ts';
import { workersCompensationDetails } from './workers-compensation.ts';
import { papersOnlyForm } from './papers.ts';

export const knownSecondSteps: readonly SecondStepForm[] = [
  personalAutoDetails,
  commercialAutoDetails,
  commercialPropertyDetails,
  homeownersDetails,
  workersCompensationDetails,
  generalLiabilityDetails,
];

export function findSecondStep(id: string): SecondStepForm | undefined {
  return [...knownSecondSteps, papersOnlyForm].find((form) => form.id === id);
}
