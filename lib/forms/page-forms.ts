import { autoWizardForm } from './auto-wizard.ts';
import { certificateForm } from './certificate.ts';
import { commercialAutoForm } from './commercial-auto.ts';
import { commercialPropertyForm } from './commercial-property.ts';
import { documentsForm } from './documents.ts';
import type { FormDefinition } from './form-definition.ts';
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

/** The form of a page by its id, in the browser too. Throws when there is none: the id is a developer's, not a visitor's. */
export function pageForm(id: string): FormDefinition {
  const form = forms.find((candidate) => candidate.id === id);
  if (!form) throw new Error(`There is no form ${id}`);
  return form;
}
