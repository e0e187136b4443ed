import { earlierValues, forgetDraft, storeDraft } from '#components/forms/form-drafts.ts';
import { formById, forms } from '#lib/forms/registry.ts';

const localItems = new Map<string, string>();
const sessionItems = new Map<string, string>();
const storageOf = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => map.set(key, value),
  removeItem: (key: string) => map.delete(key),
});

beforeAll(() =>
  Object.assign(globalThis, {
    localStorage: storageOf(localItems),
    sessionStorage: storageOf(sessionItems),
    location: { pathname: '/', search: '' },
  }),
);
beforeEach(() => {
  localItems.clear();
  sessionItems.clear();
});

const person = { firstName: 'Zoë', lastName: 'Lima', email: 'zoe@example.com', phone: '305 555 0100' };

it('offers the values of another form under the names of this one', () => {
  storeDraft(formById('commercial-auto'), {
    ...person,
    businessName: 'Lima Haulage',
    dotNumber: '44110',
    einFein: '12-3456789',
    driversLicense: 'F255',
  });
  const offered = (form: string) => earlierValues(formById(form)).shared;
  expect(offered('contact')).toEqual({ name: 'Zoë Lima', email: person.email, phone: person.phone });
  expect(offered('review-commercial')).toEqual({
    businessName: 'Lima Haulage',
    usdotNumber: '44110',
    contactName: 'Zoë Lima',
    contactEmail: person.email,
    contactPhone: person.phone,
  });
  expect(offered('coi')).toMatchObject({ insuredBusinessName: 'Lima Haulage', contactName: 'Zoë Lima' });
  expect(offered('coi')).not.toHaveProperty('certificateHolderEmail');
  expect([...localItems.values()].join()).not.toMatch(/3456789|F255/);
});

it('offers nothing after clearing, and only shared values after sending', () => {
  const home = formById('home');
  storeDraft(home, { ...person, previousLapse: '1-30', lapseDetails: 'A long story' });
  forgetDraft(home);
  expect(earlierValues(home)).toMatchObject({ draft: {}, shared: { ...person, previousLapse: '1-30' } });
  expect([...localItems.values()].join()).not.toContain('story');
  forgetDraft(home, true);
  expect(earlierValues(home)).toEqual({ draft: {}, shared: {} });
});

const vin = '4T1B11HK5KU123456';
const numbers = { vin, vins: `${vin}\n${vin}`, ein: '12-3456789', license: 'F255-111-22-333-0' };

test.each(forms.filter(({ fields }) => fields.some(({ kind }) => kind in numbers)))(
  '$id stores no tax or license number, and a vehicle number for this visit only',
  (form) => {
    const values = Object.fromEntries(form.fields.map(({ name, kind }) => [name, Object.entries(numbers).find(([id]) => id === kind)?.[1] ?? 'x']));
    storeDraft(form, values);
    expect([...localItems.values()].join()).not.toMatch(/3456|F255/);
    expect([...sessionItems.values()].join()).not.toMatch(/3456789|F255/);
  },
);

it('keeps a VIN for this visit in every form until it is cleared', () => {
  const [home, wizard] = [formById('home'), formById('auto-wizard')];
  storeDraft(home, { ...person, vinNumber: vin });
  expect(earlierValues(home).draft).toMatchObject({ firstName: 'Zoë', vinNumber: vin });
  expect(earlierValues(wizard).shared).toMatchObject({ firstName: 'Zoë', vin });
  forgetDraft(home, true);
  expect([...localItems, ...sessionItems]).toEqual([]);
});
