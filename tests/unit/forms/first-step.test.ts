import { buildPayload } from '#lib/forms/payload.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import { lineOfLead } from '#lib/forms/line-of-lead.ts';
import { formById } from '#lib/forms/registry.ts';
import { homeReasons } from '#lib/site/options.ts';
import { firstSteps } from '#tests/support/forms/form-values.ts';

const person = { zipCode: '33131', firstName: 'Ana', lastName: 'Lima', phone: '305 555 0142' };
const about: Readonly<Record<string, object>> = {
  home: { reason: 'dui' },
  'personal-auto-first': { reason: 'lapse' },
  'filing-first': { filingNeeded: 'not-sure' },
  'commercial-auto-first': { insuredVehicle: 'box-truck' },
  'commercial-property-first': { propertyType: 'hotel' },
  'homeowners-first': { homeType: 'condo' },
  'workers-compensation': { businessType: 'Roofing' },
  'business-first': { insuranceType: 'general-liability' },
};
const forms = ['home', 'business-first', ...Object.keys(firstSteps)];

const codesOf = (form: string, posted: object) => {
  const checked = checkValues(formById(form), { ...posted });
  return checked.status === 'invalid' ? Object.fromEntries(checked.problems.map(({ field, code }) => [field, code])) : {};
};

describe.each(forms)('%s', (form) => {
  const { fields } = formById(form);

  it('accepts a name, a phone number, a ZIP code and a reason', () => {
    expect(codesOf(form, { ...person, ...about[form] })).toEqual({});
  });

  it('accepts an e-mail address instead of a phone number, and refuses a post without both', () => {
    const { phone: _, ...others } = { ...person, ...about[form] };
    expect(codesOf(form, { ...others, email: 'ana@example.com' })).toEqual({});
    expect(codesOf(form, others)).toEqual({ phone: 'required' });
  });

  it('shows at most seven fields at first, and requires no folded one', () => {
    expect(fields.filter(({ folded, implicit }) => !folded && !implicit).length).toBeLessThanOrEqual(7);
    expect(fields.filter(({ folded, required }) => folded && required)).toEqual([]);
  });

  it('checks a folded field that is filled in', () => {
    const folded = fields.find(({ folded: isFolded, kind, showIf }) => isFolded && !showIf && (kind === 'choice' || kind === 'number'));
    expect(codesOf(form, { ...person, ...about[form], [folded?.name ?? '']: 'many' })).toEqual({ [folded?.name ?? '']: expect.any(String) });
  });
});

describe.each(['home', 'personal-auto-first', 'filing-first', 'personal-auto', 'auto-wizard'])('without a car, %s', (form) => {
  const posted = {
    ...person,
    email: 'ana@example.com',
    ...about[form],
    ownsNoCar: 'on',
    usage: 'business',
    businessName: 'left over',
    vehicleMake: 'left over',
    make: 'left over',
  };

  it('asks for no vehicle and no street address', () => {
    const checked = checkValues(formById(form), posted);
    expect(checked).toMatchObject({ status: 'valid', values: { ownsNoCar: true, zipCode: '33131' } });
    expect(JSON.stringify(checked)).not.toContain('left over');
  });

  it('says non-owner policy in the payload', () => {
    const checked = checkValues(formById(form), posted);
    const values = checked.status === 'valid' ? checked.values : {};
    const payload = buildPayload({ reference: 'BCDFGHJK', form, locale: 'es', values });
    expect(String(payload.coverage_needed ?? payload.coverage_details)).toContain('Non-owner policy: Yes');
  });
});

it('names the line of every first step, and of every reason of the home page', () => {
  for (const [form, type] of Object.entries(firstSteps)) expect([form, lineOfLead({ form, values: {} })]).toEqual([form, type]);
  const lines = homeReasons.map((reason) => lineOfLead({ form: 'home', values: { reason } }));
  expect(lines.filter((line) => line === undefined)).toHaveLength(1);
  expect(new Set(lines)).toEqual(
    new Set(['personal-auto', 'commercial-auto', 'commercial-property', 'homeowners', 'workers-compensation', undefined]),
  );
});
