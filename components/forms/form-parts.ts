/** All modules that a form needs, in one file: the build points every later import of one of them to this file (`scripts/build/bundle-start.ts`). */
export { createController } from './form-controller.ts';
export { LeadForm } from './lead-form.tsx';
export { WizardForm } from './step-form.tsx';
