import { autoWizardForm } from './auto-wizard.ts';
import { certificateForm } from './certificate.ts';
import { commercialAutoForm } from './commercial-auto.ts';
import { commercialPropertyForm } from './commercial-property.ts';
import { documentsForm } from './documents.ts';
import type { FormDefinition } from './form-definition.ts';
import { businessFirstForm } from './first-step/business.ts';
import { commercialAutoFirstForm } from './first-step/commercial-auto.ts';
import { commercialPropertyFirstForm } from './first-step/commercial-property.ts';
import { homeownersFirstForm } from './first-step/homeowners.ts';
import { filingFirstForm, personalAutoFirstForm } from './first-step/personal-auto.ts';
import { workersCompensationForm } from './first-step/workers-compensation.ts';
import { homeownersForm } from './homeowners.ts';
import { homePageForm } from './home-page.ts';
import { contactForm } from './contact.ts';
import { personalAutoForm } from './personal-auto.ts';
import { commercialReviewForm, personalReviewForm, propertyReviewForm } from './reviews.ts';
import { chatForm, guideForm, newsletterForm, resourceForm } from './small-forms.ts';
import { smartQuoteForm } from './smart-quote.ts';

export const forms: readonly FormDefinition[] = [
  homePageForm,
  personalAutoForm,
  commercialAutoForm,
  commercialPropertyForm,
  homeownersForm,
  smartQuoteForm,
  personalAutoFirstForm,
  filingFirstForm,
  commercialAutoFirstForm,
  commercialPropertyFirstForm,
  homeownersFirstForm,
  workersCompensationForm,
  businessFirstForm,
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

/** For the browser: without the forms of outside clients. Throws for an unknown id. */
export function pageForm(id: string): FormDefinition {
  const form = forms.find((candidate) => candidate.id === id);
  if (!form) throw new Error(`There is no form ${id}`);
  return form;
}
