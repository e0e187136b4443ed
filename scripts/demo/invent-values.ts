import demo from '#data/demo.json' with { type: 'json' };
import { filingsFor } from '#lib/facts/filings.ts';
import type { Posted } from '#lib/forms/posted.ts';
import { type ByLanguage, inLanguage, repeat, type Visitor } from './invent-visitor.ts';
import type { Random } from './random.ts';

const dayMs = 86_400_000;
const { advertisements, cars, trades, trucks } = demo;
const wishes: ByLanguage<string[]> = demo.wishes;

/** An undefined field was left empty. */
type Invented = { form: string; values: Posted };
type Invent = (random: Random, visitor: Visitor, at: number) => Invented;

export const dayAfter = (at: number, days: number): string => new Date(at + days * dayMs).toISOString().slice(0, 10);
const firm = (random: Random, { lastName }: Visitor): string => `${lastName} ${random.pick(trades)} LLC`;
const ein = (random: Random): string => `12-${random.between(1_000_000, 9_999_999)}`;
const address = ({ street, city, state }: Visitor) => ({ address: street, city, state });

function car(random: Random, list: typeof cars) {
  const { vehicleMake, vehicleModel } = random.pick(list);
  return { vehicleYear: String(random.between(2004, 2026)), vehicleMake, vehicleModel };
}

/** A first step asks for one way to reply. */
function reach(random: Random, { firstName, lastName, phone, email, zip }: Visitor) {
  const contact = random.chance(0.7) ? { phone, email } : random.chance(0.8) ? { phone } : { email };
  return { firstName, lastName, zipCode: zip, ...contact };
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
    additionalInfo: random.pick(inLanguage(wishes, visitor.locale)),
  },
});

const liability: Invent = (random, visitor) => ({
  form: 'business-first',
  values: {
    ...reach(random, visitor),
    ...{ insuranceType: 'general-liability', businessType: random.pick(trades), businessName: firm(random, visitor), hasNoEin: true },
    ...{ yearsInBusiness: String(random.between(0, 25)), additionalInfo: random.pick(inLanguage(wishes, visitor.locale)) },
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
  values: {
    client_name: `${visitor.firstName} ${visitor.lastName}`,
    client_email: visitor.email,
    message: random.pick(inLanguage(wishes, visitor.locale)),
  },
});

const question: Invent = (random, visitor) => ({
  form: 'contact',
  values: {
    ...{ name: `${visitor.firstName} ${visitor.lastName}`, email: visitor.email, phone: visitor.phone },
    inquiryType: random.pick(['personal-auto-insurance', 'homeowners-insurance', 'hard-to-place-risks', 'claims-support', 'general-information']),
    message: random.pick(inLanguage(wishes, visitor.locale)),
  },
});

const kinds: readonly Invent[] = [
  ...[...repeat(auto, 44), ...repeat(truck, 16), ...repeat(building, 7), ...repeat(house, 11), ...repeat(workers, 7)],
  ...[...repeat(liability, 5), ...repeat(certificate, 4), ...repeat(papers, 2), ...repeat(question, 4)],
];

/** A form and what the visitor posts with it, at an epoch time (ms). */
export function inventValues(random: Random, visitor: Visitor, at: number, isSpam: boolean): Invented {
  const { form, values } = (isSpam ? question : random.pick(kinds))(random, visitor, at);
  return { form, values: isSpam ? { ...values, message: random.pick(advertisements) } : values };
}
