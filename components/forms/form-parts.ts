/** All that a form needs in one file: the build loads it where one of these modules is imported later (`scripts/build/bundle-start.ts`). */
export { createController } from './form-controller.ts';
export { QuoteForm } from './quote-form.tsx';
export { StepForm } from './step-form.tsx';
