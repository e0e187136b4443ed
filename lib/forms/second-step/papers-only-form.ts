import type { SecondStepForm } from './second-step-form.ts';

/** Papers that staff asked for, of a lead without a second step. */
export const papersOnlyForm: SecondStepForm = {
  id: 'papers',
  version: 1,
  kind: 'documents',
  route: 'requests',
  payload: 'plain',
  staffName: 'Documents',
  subjectLabel: 'Documents',
  messageKey: 'documents',
  fields: [],
  secondSteps: [],
};
