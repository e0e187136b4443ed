import { pageForm } from '#lib/forms/page-forms.ts';
import type { FormContext, FormView } from './form-view.ts';
import { type Drafts, createDrafts } from './form-drafts.ts';
import { helpWithForm } from './form-help.ts';
import { type ShowProblems, type Validation, createValidation } from './form-validation.ts';
import { readValues } from './form-controls.ts';
import { keepRecent } from './recent-store.ts';
import { type Outcome, type Sending, createSender } from './send-form.ts';

export type Controller = Drafts &
  Pick<Validation, 'check'> & {
    submit: (sending: Sending) => Promise<Outcome>;
    remember: () => void;
  };

/**
 * Controls a form of the page: validates, helps, keeps a draft and sends. Loaded when the page is idle, attached when the form is near the screen or
 * touched; what was typed before stays, since the controls themselves hold the text.
 */
export function createController(context: FormContext, view: FormView, show: ShowProblems): Controller {
  const form = pageForm(view.id);
  const { element } = context;
  const send = createSender(element, view);
  const { validate, check } = createValidation(context, view, form, show);
  const help = helpWithForm(context, view, form);
  const drafts = createDrafts(context, view, form);
  return {
    ...drafts,
    check,
    async submit(sending) {
      const result = await validate();
      return result.status === 'valid' ? send(result.values, sending) : result;
    },
    remember: () => keepRecent(view, readValues(element, view)),
    forget(everything) {
      drafts.forget(everything);
      // The browser empties the controls only after the listeners of `reset`.
      if (everything) setTimeout(help.reset);
    },
  };
}
