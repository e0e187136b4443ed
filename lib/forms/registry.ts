import { autoWizardForm } from './auto-wizard.ts';
import { homePayload, smartPayload, typedPayload } from './bare-payloads.ts';
import { certificateForm } from './certificate.ts';
import { commercialAutoForm } from './commercial-auto.ts';
import { commercialPropertyForm } from './commercial-property.ts';
import { documentsForm } from './documents.ts';
import type { FormDefinition } from './field.ts';
import { homeownersForm } from './homeowners.ts';
import { homeForm } from './home.ts';
import { contactForm } from './contact.ts';
import { personalAutoForm } from './personal-auto.ts';
import { commercialReviewForm, personalReviewForm, propertyReviewForm } from './reviews.ts';
import { chatForm, guideForm, newsletterForm, resourceForm } from './short-requests.ts';
import { smartQuoteForm } from './smart-quote.ts';

/** Forms that a visitor fills. */
export const forms: readonly FormDefinition[] = [
  homeForm,
  personalAutoForm,
  commercialAutoForm,
  commercialPropertyForm,
  homeownersForm,
  smartQuoteForm,
  autoWizardForm,
  contactForm,
  chatForm,
  guideForm,
  resourceForm,
  newsletterForm,
  certificateForm,
  personalReviewForm,
  commercialReviewForm,
  propertyReviewForm,
  documentsForm,
];

const known = new Map([...forms, homePayload, typedPayload, smartPayload].map((form) => [form.id, form]));

/** The form of that id, as a page shows it or a lead names it; undefined when there is none. */
export function findForm(id: string): FormDefinition | undefined {
  return known.get(id);
}

/** The form of that id. Throws when there is none: the id is a developer's, not a visitor's. */
export function formById(id: string): FormDefinition {
  const form = known.get(id);
  if (!form) throw new Error(`There is no form ${id}`);
  return form;
}
