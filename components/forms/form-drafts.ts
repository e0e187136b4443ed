import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { earlierValues, forgetDraft, keepDraft } from './draft.ts';
import { isDraftOfThisPage } from './draft-store.ts';
import type { FormContext } from './form-context.ts';
import { canHold, controlOf, controlValue, fillControl, isTyped, isUntouched } from './form-controls.ts';
import { readValues } from './form-values.ts';
import type { FormView } from './form-view.ts';
import { linkedValues } from './linked-values.ts';

export type Drafts = {
  /** Fills in the draft and the values of the page's query. Returns whether drafts of other forms have more values. */
  restore: () => boolean;
  fill: () => void;
  /** Removes the draft from this device; `everything`: also the shared draft. */
  forget: (everything?: boolean) => void;
};

type Values = Readonly<Record<string, string>>;

const keepMs = 400;

/** Filled from the ZIP code: their values do not open the fold. */
const derivedFromZip: ReadonlySet<string> = new Set(['city', 'state']);

export function keepDrafts({ element, signal }: FormContext, view: FormView, form: FormDefinition): Drafts {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => keepDraft(form, readValues(element, view));
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, keepMs);
  };
  element.addEventListener('input', keepSoon, { signal });
  if (isTyped(element)) keepSoon();
  addEventListener('pagehide', () => timer && keep(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));

  const fillIn = (values: Values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = controlOf(element, name);
      if (control && isUntouched(control) && canHold(control, value))
        fillControl(control, value, derivedFromZip.has(name) || controlValue(control) === value);
    }
  };
  const withoutPresets = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !view.presetFields?.includes(name)));
  const valueOf = (name: string): string => controlValue(controlOf(element, name));

  return {
    restore() {
      const { draft, shared } = earlierValues(form);
      const isOfThisPage = isDraftOfThisPage(form.id);
      // Values of the page and its query override those of other forms, but not those changed in this form.
      if (!isOfThisPage) fillIn(linkedValues(new URLSearchParams(location.search), valueOf('state')));
      fillIn(isOfThisPage ? draft : withoutPresets(draft));
      return Object.keys(shared).some((name) => !draft[name] && valueOf(name) === '');
    },
    fill: () => fillIn(withoutPresets(earlierValues(form).shared)),
    forget(everything) {
      clearTimeout(timer);
      timer = undefined;
      forgetDraft(form, everything);
    },
  };
}
