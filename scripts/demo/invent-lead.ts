import { createHash } from 'node:crypto';
import { checkValues } from '#lib/forms/check-values.ts';
import { filingsFor } from '#lib/facts/filings.ts';
import type { FieldValues } from '#lib/forms/field-values.ts';
import type { Posted } from '#lib/forms/posted.ts';
import { formById } from '#lib/forms/registry.ts';
import { secondStepOf } from '#lib/forms/second-step/second-step-of.ts';
import demo from '#data/demo.json' with { type: 'json' };
import type { Locale } from '#lib/i18n/routing.ts';
import { consentOf } from '#lib/leads/consent.ts';
import type { NewLead } from '#lib/leads/model.ts';
import type { NewUpdate } from '#lib/leads/store/save-update.ts';
import { agency } from '#lib/site/agency.ts';
import type { StateCode } from '#lib/site/states.ts';
import type { Random } from './random.ts';

type Visitor = {
  locale: Locale;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  state: string;
  city: string;
  zip: string;
  street: string;
};

const dayMs = 86_400_000;
/** Invented people; the phone numbers are of the range 555-0100 to 555-0199, which is never assigned. */
const { advertisements, cars, names, sourcePages, streets, trades, trucks, wishes } = demo;
/** Cities of each state with a ZIP code, and its area codes. */
const places: Readonly<Record<StateCode, { cities: { city: string; zip: string }[]; areas: string[] }>> = demo.places;

/** Weights in percent. */
const locales = [...repeat<Locale>('en', 52), ...repeat<Locale>('es', 36), ...repeat<Locale>('pt', 12)];
const weights: Partial<Record<StateCode, number>> = { FL: 55, GA: 13 };
const states = agency.states.flatMap((state) => repeat(state, weights[state] ?? 4));

function repeat<T>(item: T, times: number): T[] {
  return Array.from({ length: times }, () => item);
}

function inventVisitor(random: Random, n: number): Visitor {
  const locale = random.pick(locales);
  const state = random.pick(states);
  const { cities, areas } = places[state];
  const { city, zip } = random.pick(cities);
  const [firstName, lastName] = [random.pick(names[locale].first), random.pick(names[locale].last)];
  const mailbox = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase();
  return {
    ...{ locale, firstName, lastName, state, city, zip },
    email: `${mailbox}${n}@example.com`,
    phone: `${random.pick(areas)}-555-01${String(random.between(0, 99)).padStart(2, '0')}`,
    street: `${random.between(10, 9_800)} ${random.pick(streets)}`,
  };
}

/** An undefined field was left empty. */
type Invented = { form: string; values: Posted };
type Invent = (random: Random, visitor: Visitor, at: number) => Invented;

const dayAfter = (at: number, days: number): string => new Date(at + days * dayMs).toISOString().slice(0, 10);
const firm = (random: Random, { lastName }: Visitor): string => `${lastName} ${random.pick(trades)} LLC`;
const ein = (random: Random): string => `12-${random.between(1_000_000, 9_999_999)}`;
const address = ({ street, city, state }: Visitor) => ({ address: street, city, state });

function car(random: Random, list: typeof cars) {
  const { vehicleMake, vehicleModel } = random.pick(list);
  return { vehicleYear: String(random.between(2004, 2026)), vehicleMake, vehicleModel };
}

/** A first step asks for one way to answer. */
function reach(random: Random, { firstName, lastName, phone, email, zip }: Visitor) {
  const answer = random.chance(0.7) ? { phone, email } : random.chance(0.8) ? { phone } : { email };
  return { firstName, lastName, zipCode: zip, ...answer };
}

const auto: Invent = (random, visitor) => {
  const filings = [...filingsFor(visitor.state)];
  const needsFiling = random.chance(0.35) && filings.length > 0;
  return {
    form: needsFiling ? 'filing-first' : random.chance(0.6) ? 'personal-auto-first' : 'home',
    values: {
      ...reach(random, visitor),
      ...(random.chance(0.75) ? car(random, cars) : {}),
      reason: random.pick(needsFiling ? ['letter', 'dui', 'suspended'] : ['lapse', 'accident-or-tickets', 'young-driver', 'new-car', 'price']),
      filingNeeded: needsFiling ? random.pick(filings) : 'none',
      previousLapse: random.pick(['none', 'none', '1-30', '90+', 'not-sure']),
      license_status: random.pick(needsFiling ? ['suspended', 'valid'] : ['valid', 'valid', 'international']),
      currentInsurance: random.pick(['none', 'geico', 'progressive', 'state-farm', 'other']),
    },
  };
};

const truck: Invent = (random, visitor) => ({
  form: 'commercial-auto-first',
  values: {
    ...reach(random, visitor),
    ...car(random, trucks),
    ...{ insuredVehicle: random.pick(['tractor', 'box-truck', 'van-or-pickup', 'dump-truck', 'several']), fleetSize: String(random.between(1, 14)) },
    ...{ businessName: firm(random, visitor), dotNumber: String(random.between(1_000_000, 3_900_000)) },
    ...(random.chance(0.5) ? { driversLicense: `F255-${random.between(100, 999)}-65-094-0`, einFein: ein(random) } : { hasNoEin: true }),
  },
});

const building: Invent = (random, visitor) => ({
  form: 'commercial-property-first',
  values: {
    ...reach(random, visitor),
    ...address(visitor),
    ...{ propertyType: random.pick(['hotel', 'apartment', 'shopping-center', 'office-building', 'warehouse']), businessName: firm(random, visitor) },
    ...{ yearBuilt: String(random.between(1955, 2021)), squareFootage: String(random.between(20, 900) * 100), hasNoEin: true },
  },
});

const house: Invent = (random, visitor) => ({
  form: 'homeowners-first',
  values: {
    ...reach(random, visitor),
    ...address(visitor),
    ...{ homeType: random.pick(['single-family', 'townhouse', 'condo', 'mobile-home']), yearBuilt: String(random.between(1960, 2023)) },
    ...{ rebuildingCost: String(random.between(180, 700) * 1000), constructionType: random.pick(['frame', 'masonry', 'concrete']) },
  },
});

const workers: Invent = (random, visitor) => ({
  form: 'workers-compensation',
  values: {
    ...reach(random, visitor),
    ...{ businessType: random.pick(trades), businessName: firm(random, visitor), hasNoEin: random.chance(0.5), einFein: ein(random) },
    ...{
      employeeCount: String(random.between(1, 40)),
      payroll: String(random.between(30, 900) * 1000),
      subcontractors: random.pick(['yes', 'no', 'not-sure']),
    },
    additionalInfo: random.pick(wishes[visitor.locale]),
  },
});

const liability: Invent = (random, visitor) => ({
  form: 'business-first',
  values: {
    ...reach(random, visitor),
    ...{ insuranceType: 'general-liability', businessType: random.pick(trades), businessName: firm(random, visitor), hasNoEin: true },
    ...{ yearsInBusiness: String(random.between(0, 25)), additionalInfo: random.pick(wishes[visitor.locale]) },
  },
});

const certificate: Invent = (random, visitor, at) => ({
  form: 'coi',
  values: {
    ...{ insuredBusinessName: firm(random, visitor), contactName: `${visitor.firstName} ${visitor.lastName}` },
    ...{ contactEmail: visitor.email, contactPhone: visitor.phone, policyTypes: ['auto-liability', 'general-liability'] },
    ...{
      purposeType: 'jobsite',
      projectName: `${visitor.city} Terminal ${random.between(1, 9)}`,
      certificateHolderName: `${visitor.city} Port Authority`,
    },
    ...{ deliveryPreference: 'both', neededByDate: dayAfter(Math.max(at, Date.now()), 7), additionalInsured: true, authorization: true },
  },
});

const papers: Invent = (random, visitor) => ({
  form: 'documents',
  values: { client_name: `${visitor.firstName} ${visitor.lastName}`, client_email: visitor.email, message: random.pick(wishes[visitor.locale]) },
});

const question: Invent = (random, visitor) => ({
  form: 'contact',
  values: {
    ...{ name: `${visitor.firstName} ${visitor.lastName}`, email: visitor.email, phone: visitor.phone },
    inquiryType: random.pick(['personal-auto-insurance', 'homeowners-insurance', 'hard-to-place-risks', 'claims-support', 'general-information']),
    message: random.pick(wishes[visitor.locale]),
  },
});

const kinds: readonly Invent[] = [
  ...[...repeat(auto, 44), ...repeat(truck, 16), ...repeat(building, 7), ...repeat(house, 11), ...repeat(workers, 7)],
  ...[...repeat(liability, 5), ...repeat(certificate, 4), ...repeat(papers, 2), ...repeat(question, 4)],
];

const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
];

/** The values as the form would have stored them. Throws where the form would have refused them. */
function checked(form: string, values: Posted): FieldValues {
  const result = checkValues(formById(form), values);
  if (result.status === 'invalid') throw new Error(`${form}: ${JSON.stringify(result.problems)}`);
  return result.values;
}

/** The alphabet of `newReference`. */
const referenceLetters = [...'345679CFGHJKMNPRTWX'];

function uuid(random: Random, n: number): string {
  const hex = createHash('sha256').update(`${n} ${random.next()}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** The `n`-th invented lead, received at an epoch time (ms). Without deliveries. */
export function inventLead(random: Random, n: number, at: number): NewLead {
  const visitor = inventVisitor(random, n);
  const isSpam = random.chance(0.015);
  const { form, values } = (isSpam ? question : random.pick(kinds))(random, visitor, at);
  const posted = {
    ...values,
    ...(isSpam ? { message: random.pick(advertisements) } : {}),
    ...{ submittedAt: new Date(at).toISOString(), page: random.pick(sourcePages), marketing_consent: random.chance(0.3) ? 'on' : '' },
  };
  const bodyHash = createHash('sha256').update(JSON.stringify(posted)).digest('hex');
  const { locale } = visitor;
  const sent = { posted, locale, bodyHash, ip: `203.0.113.${random.between(1, 254)}`, userAgent: random.pick(browsers) };
  return {
    id: uuid(random, n),
    reference: Array.from({ length: 8 }, () => random.pick(referenceLetters)).join(''),
    ...{ form, formVersion: formById(form).version, locale, values: checked(form, posted) },
    consent: consentOf({ ...sent, route: '', wantsPage: false, idempotencyKey: null, referrer: null }, form, at),
    createdAt: at,
    quarantinedAt: isSpam ? at : null,
    idempotencyKey: null,
    bodyHash,
    channels: [],
  };
}

const additions: Readonly<Record<string, (random: Random, at: number) => FieldValues>> = {
  'personal-auto': (random, at) => ({
    driverYears: String(random.between(1, 40)),
    insuredYears: String(random.between(0, 9)),
    startDate: dayAfter(at, 14),
  }),
  'commercial-auto': (random, at) => ({ operationKind: 'for-hire', radius: random.pick(['local', 'regional', 'otr']), startDate: dayAfter(at, 21) }),
  homeowners: (random, at) => ({
    roofYear: String(random.between(2003, 2024)),
    pool: random.pick(['none', 'fenced']),
    closingDate: dayAfter(at, 30),
  }),
};

/** What a visitor adds in the second step of a lead. Undefined for a lead without one. */
export function inventUpdate(random: Random, lead: NewLead, at: number): NewUpdate | undefined {
  const form = secondStepOf(lead);
  const values = form && additions[form.insuranceLine ?? '']?.(random, at);
  if (!values) return undefined;
  const fields = form.fields.filter(({ name }) => name in values);
  const result = checkValues({ ...form, fields }, { ...lead.values, ...values });
  if (result.status === 'invalid') throw new Error(`${form.id}: ${JSON.stringify(result.problems)}`);
  const bodyHash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
  return { leadId: lead.id, form: form.id, locale: lead.locale, values: result.values, idempotencyKey: null, bodyHash, channels: [], createdAt: at };
}
