import { earlierAnswers, forgetDraft, keepDraft } from '#components/forms/draft.ts';
import { formById } from '#lib/forms/registry.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

beforeAll(() => Object.assign(globalThis, { localStorage: storage, location: { pathname: '/', search: '' } }));
beforeEach(() => kept.clear());

const person = { firstName: 'Zoë', lastName: 'Lima', email: 'zoe@example.com', phone: '305 555 0100' };

it('offers to a form under its own names what another one was told', () => {
  keepDraft(formById('commercial-auto'), {
    ...person,
    businessName: 'Lima Haulage',
    dotNumber: '44110',
    einFein: '12-3456789',
    driversLicense: 'F255',
  });
  const offered = (form: string) => earlierAnswers(formById(form)).shared;
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
  expect([...kept.values()].join()).not.toMatch(/3456789|F255/);
});

it('offers nothing once the answers are cleared, and after sending only what is not of one form', () => {
  const home = formById('home');
  keepDraft(home, { ...person, previousLapse: '1-30', lapseDetails: 'A long story' });
  forgetDraft(home);
  expect(earlierAnswers(home)).toMatchObject({ own: {}, shared: { ...person, previousLapse: '1-30' } });
  expect([...kept.values()].join()).not.toContain('story');
  forgetDraft(home, true);
  expect(earlierAnswers(home)).toEqual({ own: {}, shared: {} });
});
