import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { filingsFor } from '#lib/facts/filings.ts';
import { linkedInsuranceType } from '#lib/site/quote-links.ts';
import { earlierValues, forgetDraft, keepDraft } from './draft.ts';
import { isDraftOfThisPage } from './draft-store.ts';
import type { FormContext } from './form-context.ts';
import { canHold, controlOf, controlValue, fillControl, isTyped, isUntouched } from './form-controls.ts';
import { readValues } from './form-values.ts';
import type { FormView } from './form-view.ts';

const maxNameLength = 100;

function isFilingOf(state: string, filing: string): boolean {
  const filings: readonly string[] = filingsFor(state);
  return filings.length === 0 || filings.includes(filing);
}

/** Values from the query of a link. `pageState` is the state of the page, if any. */
export function linkedValues(query: URLSearchParams, pageState = ''): Readonly<Record<string, string>> {
  const type = linkedInsuranceType(query.get('type') ?? '');
  const state = query.get('state')?.toUpperCase();
  const filing = query.get('filing');
  const answers = {
    state,
    filingNeeded: filing && isFilingOf(state ?? pageState, filing) ? filing : undefined,
    ownsNoCar: query.get('car') === 'no' ? 'yes' : undefined,
    insuranceType: type,
    additionalInfo: query.get('about')?.slice(0, maxNameLength),
  };
  return Object.fromEntries(Object.entries(answers).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

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
