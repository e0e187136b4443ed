import type { Field, FormDefinition } from '#lib/forms/form-definition.ts';
import { filingsFor } from '#lib/facts/filings.ts';
import { insuredVehicles, propertyTypes } from '#lib/site/options.ts';
import { linkedInsuranceType } from '#lib/site/quote-links.ts';
import { isSensitive } from '#lib/forms/mask.ts';
import { isDraftOfThisPage, readDraft, readVins, writeDraft, writeVins } from './draft-store.ts';
import type { FormContext, FormView } from './form-view.ts';
import { canHold, controlOf, controlValue, fillBoxes, fillControl, isTyped, isUntouched, readValues } from './form-controls.ts';

/** Fields of different forms that hold the same fact, for the shared draft. */
const sharedNames: Readonly<Record<string, string>> = {
  year: 'vehicleYear',
  make: 'vehicleMake',
  model: 'vehicleModel',
  vin: 'vinNumber',
  currentCarrier: 'currentInsurance',
  mobile: 'phone',
  contactPhone: 'phone',
  contactEmail: 'email',
  client_email: 'email',
  contactName: 'name',
  fullName: 'name',
  client_name: 'name',
  insuredBusinessName: 'businessName',
  entityName: 'businessName',
  usdotNumber: 'dotNumber',
  totalSqFt: 'squareFootage',
};

const sharedId = 'shared';
const sharedName = (name: string): string => sharedNames[name] ?? name;
const isKept = (field: Field): boolean => !isSensitive(field) && !field.implicit && field.kind !== 'file';
/** Kept for the visit: a VIN is hard to type again after a reload or a change of language. */
const isKeptForVisit = ({ kind, secret }: Field): boolean => kind === 'vin' && !secret;

type DraftValues = Readonly<Record<string, string>>;

function filledFields(form: FormDefinition, values: DraftValues, isIncluded: (field: Field) => boolean): [Field, string][] {
  return form.fields.filter(isIncluded).flatMap((field): [Field, string][] => {
    const value = values[field.name] ?? '';
    return value === '' ? [] : [[field, value]];
  });
}

const byName = (filled: readonly [Field, string][]): DraftValues => Object.fromEntries(filled.map(([{ name }, value]) => [name, value]));
const bySharedName = (filled: readonly [Field, string][]): DraftValues =>
  Object.fromEntries(filled.map(([{ name }, value]) => [sharedName(name), value]));

/** Stores the draft of a form and the shared draft. Never a secret; VINs only for this visit. */
export function storeDraft(form: FormDefinition, values: DraftValues): void {
  const kept = filledFields(form, values, isKept);
  writeDraft(form.id, byName(kept));
  const plain = kept.filter(([{ kind }]) => kind !== 'flag' && kind !== 'choices' && kind !== 'paragraph');
  writeDraft(sharedId, { ...readDraft(sharedId), ...bySharedName(plain) });
  const vins = filledFields(form, values, isKeptForVisit);
  writeVins(form.id, byName(vins));
  writeVins(sharedId, { ...readVins(sharedId), ...bySharedName(vins) });
}

function sharedValues(): DraftValues {
  const known = { ...readDraft(sharedId), ...readVins(sharedId) };
  const name = [known.firstName, known.lastName].filter(Boolean).join(' ');
  return name === '' ? known : { name, ...known };
}

/** `draft`: the draft of this form. `shared`: values of other forms for fields that this form has too. */
export function earlierValues(form: FormDefinition): { draft: DraftValues; shared: DraftValues } {
  const known = sharedValues();
  const fields = form.fields.filter((field) => (isKept(field) || isKeptForVisit(field)) && known[sharedName(field.name)]);
  return {
    draft: { ...readDraft(form.id), ...readVins(form.id) },
    shared: Object.fromEntries(fields.map(({ name }) => [name, known[sharedName(name)] ?? ''])),
  };
}

export function forgetDraft(form: FormDefinition, everything = false): void {
  for (const id of everything ? [form.id, sharedId] : [form.id]) {
    writeDraft(id, {});
    writeVins(id, {});
  }
}

const maxAboutLength = 100;

function isFilingOf(state: string, filing: string): boolean {
  const filings: readonly string[] = filingsFor(state);
  return filings.length === 0 || filings.includes(filing);
}

/** Values from the query of a link. `pageState` is the state of the page, if any. */
export function linkedValues(query: URLSearchParams, pageState = ''): Readonly<Record<string, string>> {
  const kind = query.get('type') ?? '';
  const state = query.get('state')?.toUpperCase();
  const filing = query.get('filing');
  const values = {
    state,
    filingNeeded: filing && isFilingOf(state ?? pageState, filing) ? filing : undefined,
    ownsNoCar: query.get('car') === 'no' ? 'yes' : undefined,
    insuranceType: linkedInsuranceType(kind),
    propertyType: propertyTypes.find((option) => option === kind),
    insuredVehicle: insuredVehicles.find((option) => option === kind),
    additionalInfo: query.get('about')?.slice(0, maxAboutLength),
  };
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

export type Drafts = {
  /** Fills in the draft and the values of the page's query. Returns whether drafts of other forms have more values. */
  restore: () => boolean;
  fill: () => void;
  /** Removes the draft from this device; `everything`: also the shared draft. */
  forget: (everything?: boolean) => void;
};

const keepMs = 400;

/** Filled from the ZIP code: their values do not open the fold. */
const derivedFromZip: ReadonlySet<string> = new Set(['city', 'state']);

export function createDrafts({ element, signal }: FormContext, view: FormView, form: FormDefinition): Drafts {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => storeDraft(form, readValues(element, view));
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, keepMs);
  };
  element.addEventListener('input', keepSoon, { signal });
  if (isTyped(element)) keepSoon();
  addEventListener('pagehide', () => timer && keep(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));

  const lists = new Set(form.fields.flatMap(({ name, kind }) => (kind === 'choices' ? name : [])));
  const fillIn = (values: DraftValues) => {
    for (const [name, value] of Object.entries(values)) {
      if (lists.has(name)) fillBoxes(element, name, value.split('\n'));
      const control = controlOf(element, name);
      if (control && isUntouched(control) && canHold(control, value))
        fillControl(control, value, derivedFromZip.has(name) || controlValue(control) === value);
    }
  };
  const withoutPresets = (values: DraftValues): DraftValues =>
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
