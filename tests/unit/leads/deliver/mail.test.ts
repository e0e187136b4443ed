import type { Email } from 'postal-mime';
import { presentValues } from '#lib/forms/present.ts';
import { locales } from '#lib/i18n/routing.ts';
import { escapeHtml } from '#lib/leads/deliver/mail/mail.ts';
import { visitorMail } from '#lib/leads/deliver/mail/visitor.ts';
import { deliveryId, staff, unwrapped, visitor } from './composed-mail.ts';
import { setRandomKey } from './random-key.ts';
import { createdAt, mailSettings, sampleLead } from './sample-lead.ts';

beforeAll(setRandomKey);

describe('the staff mail', () => {
  test('has a subject and a reply address for the lead', async () => {
    const { email } = await staff({ locale: 'es' });
    expect(email.subject).toBe('[Personal Auto][FL][es] Ana Núñez O’Neil, K7PM4RTX');
    expect(email.messageId).toBe(`<${deliveryId}@agency.example>`);
    expect(email.replyTo).toEqual([{ name: 'Ana Núñez O’Neil', address: 'ana@visitor.example' }]);
    expect(email.to?.map(({ address }) => address)).toEqual(mailSettings.staffEmails);
    expect(email.bcc).toBeUndefined();
  });

  test.each([
    ['305-555-0188', 'tel:+13055550188', '(305) 555-0188'],
    ['011 55 11 91234-5678', 'tel:+5511912345678', '+55 11 91234 5678'],
  ])('links %s to %s', async (phone, link, shown) => {
    const { email } = await staff({ values: { phone } });
    expect(email.html).toContain(`<a href="${link}">${shown}</a>`);
    expect(email.text).toContain(`Phone: ${shown}`);
  });

  test('leaves out an unknown state', async () => {
    const { email } = await staff({ values: { state: '', zipCode: '' } });
    expect(email.subject).toBe('[Personal Auto][en] Ana Núñez O’Neil, K7PM4RTX');
  });

  test('shows every value in both parts, and markup as text', async () => {
    const lead = sampleLead();
    const { email } = await staff();
    for (const { label, value } of presentValues(lead, 'en', { mask: true })) {
      expect(unwrapped(email.text)).toContain(`${label}: ${unwrapped(value)}`);
      expect(unwrapped(email.html)).toContain(unwrapped(escapeHtml(value)));
    }
    expect(email.html).not.toContain('<b>line</b>');
  });

  test('shows language, page, time in ET, consent and deadline', async () => {
    const { email } = await staff({ locale: 'pt' });
    const text = unwrapped(email.text);
    expect(text).toContain('Language of the visitor: Portuguese');
    expect(text).toContain('Page: https://agency.example/get-quote');
    expect(text).toContain('Received: Wednesday, November 18, 2026 at 10:12 AM ET');
    expect(text).toContain('Box "marketing": not checked');
    expect(text).toContain('Answer by Wednesday at 11:12 AM ET');
    expect(text).toContain('A request is not coverage');
    expect(text).toContain('A reply to this email goes to the visitor.');
  });

  test('masks secrets to the last four', async () => {
    const { email } = await staff({ form: 'home', values: { einFein: '12-3456789' } });
    expect(email.text).toMatch(/EIN[^\n]*6789/);
    expect(email.text).toContain('leads -- show K7PM4RTX');
    expect(`${email.text}${email.html}${email.subject}`).not.toContain('3456789');
  });
});

/** Every address in a mail, in markup or text. */
const addresses = ({ text = '', html = '' }: Email) => [
  ...[...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([found]) => found),
  ...[...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, found = '']) => found),
];

test.each(['x:@evil.example/login', '@evil.example/login', '//evil.example/contact', 'https://evil.example/contact', '/missing'])(
  'the staff mail links no page that is not ours: %s',
  async (page) => {
    const { email } = await staff({ consent: { ...sampleLead().consent, page }, values: { sourcePage: `https://evil.example/${page}` } });
    expect(unwrapped(email.text)).toContain('Page: unknown');
    for (const found of addresses(email)) expect(found).toMatch(/^(?:https:\/\/agency\.example(?:\/|$)|tel:\+\d+$|mailto:ana@visitor\.example\?)/);
  },
);

test('shows the page of a lead once in the staff mail', async () => {
  const { email } = await staff({ values: { sourcePage: 'https://agency.example/get-quote' } });
  expect(addresses(email).filter((found) => found === 'https://agency.example/get-quote')).toHaveLength(2);
  expect(email.text).not.toContain('Sent from page');
});

test.each(['ana@visitor.example?cc=thief@evil.example', 'ana%0d%0aBcc@visitor.example', 'ana@visitor.example#x', 'a&b@visitor.example'])(
  'sets no reply address for %j',
  async (address) => {
    const { email } = await staff({ values: { email: address } });
    expect(email.replyTo).toBeUndefined();
    expect(visitorMail(sampleLead({ values: { email: address } }), deliveryId, mailSettings)).toBeUndefined();
  },
);

describe('the promised time', () => {
  const person = { name: 'Ana', email: 'ana@visitor.example', resource: 'fleet-schedule' };

  test.each(['guide', 'resource'])('the staff mail of a %s names no deadline', async (form) => {
    const { email } = await staff({ form, values: person });
    expect(email.text).toContain('We didn’t promise an answer.');
    expect(email.text).not.toMatch(/Answer by|we gave the visitor this time/);
    expect((await visitor({ form, values: person })).email.text).not.toMatch(/Wednesday|We’ll (?:call|email)/);
  });

  test('the staff mail of a lead without confirmation says so', async () => {
    const consent = { ...sampleLead().consent, page: '' };
    const { email } = await staff({ consent, values: { email: '' } });
    expect(email.text).toContain('We didn’t give the visitor a time');
    expect((await staff({ consent })).email.text).toContain('we gave the visitor this time');
  });

  test.each([
    ['en', { phone: '' }, 'We’ll email you by Wednesday'],
    ['en', {}, 'We’ll call, text, or email you by Wednesday'],
    ['es', { phone: '' }, 'con usted por correo electrónico a más tardar'],
    ['pt', { phone: '' }, 'Respondemos por e-mail até quarta-feira'],
  ] as const)('the visitor mail in %s names only the contact details that the visitor gave: %j', async (locale, values, expected) => {
    expect(unwrapped((await visitor({ locale, values })).email.text)).toContain(expected);
  });

  test.each(locales)('a mail sent after the promised time names none, in %s', async (locale) => {
    const text = unwrapped((await visitor({ locale }, createdAt + 4 * 86_400_000)).email.text);
    expect(text).toMatch(/as soon as we can|lo antes posible|assim que possível/);
    expect(text).not.toMatch(/11[:h]12/);
  });
});

describe('English terms beside the words of the visitor', () => {
  const wizard = { form: 'auto-wizard', values: { bodily_injury: '25000/50000', license_status: 'suspended', email: 'ana@visitor.example' } };

  test.each([
    ['es', 'Responsabilidad', 'Suspendida', '\\$25,000 / \\$50,000'],
    ['pt', 'Danos', 'Suspensa', 'US\\$\\s25\\.000 / US\\$\\s50\\.000'],
  ] as const)('stand in both mails of a lead in %s', async (locale, liability, suspended, amounts) => {
    const [staffText, visitorText] = [(await staff({ ...wizard, locale })).email.text ?? '', (await visitor({ ...wizard, locale })).email.text ?? ''];
    expect(visitorText).toMatch(new RegExp(`${liability}[^\\n]* · Bodily injury liability: ${amounts}\\n`));
    expect(visitorText).toMatch(new RegExp(`: ${suspended} · Suspended\\n`));
    expect(staffText).toMatch(new RegExp(`Bodily injury liability · ${liability}`));
    expect(staffText).toMatch(new RegExp(`: Suspended · ${suspended}\\n`));
    expect(visitorText).not.toContain('First name');
  });

  test('are not repeated in English', async () => expect((await visitor(wizard)).email.text).not.toContain(' · '));
});

test.each([
  ['personal-auto', {}, 'ACORD 90.', 'Vehicle: year, make, model: Vehicle year, Vehicle make, Vehicle model'],
  ['commercial-auto', { einFein: '12-3456789' }, 'ACORD 125, ACORD 127, ACORD 137.', 'FEIN: EIN / FEIN'],
  ['smart-quote', { insuranceType: 'workers-compensation', businessName: 'Acme' }, 'ACORD 125, ACORD 130.', 'First named insured: Business name'],
  ['smart-quote', { insuranceType: 'general-liability' }, 'ACORD 125, ACORD 126.', 'Applicant: name: First name, Last name'],
  ['homeowners', { coverageAmount: '250000' }, 'ACORD 80.', 'Coverage A: dwelling: Coverage you want'],
  ['review-property', { yearBuilt: '1990' }, 'ACORD 125, ACORD 140.', 'Construction: year built: Year built'],
] as const)('the staff mail says where the values of %s belong on the ACORD applications', async (form, values, numbers, row) => {
  const { email } = await staff({ form, values: { ...values } });
  expect(email.text).toContain(numbers);
  expect(email.text).toContain(row);
});

test.each([
  ['en', 'Hi Ana Núñez O’Neil,', 'Thanks for your request \\(K7PM4RTX\\)\\.'],
  ['es', 'Hola, Ana Núñez O’Neil:', 'Gracias por su solicitud K7PM4RTX.'],
  ['pt', 'Olá, Ana Núñez O’Neil!', 'Agradecemos o seu pedido K7PM4RTX.'],
] as const)('the staff mail links a reply in the language of the visitor: %s', async (locale, greeting, thanks) => {
  const { email } = await staff({ locale });
  const [link = ''] = /mailto:[^\s"]+/.exec(email.text ?? '') ?? [];
  const url = new URL(link);
  expect(url.pathname).toBe('ana@visitor.example');
  expect(url.searchParams.get('subject')).toContain('K7PM4RTX');
  expect(url.searchParams.get('body')).toMatch(new RegExp(`^${greeting}\r\n\r\n${thanks}`));
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(email.html).toContain(link.replaceAll('&', '&amp;'));
});

test('the staff mail says when there is no address to reply to', async () => {
  const { email } = await staff({ values: { email: '' } });
  expect(email.replyTo).toBeUndefined();
  expect(email.text).toContain('didn’t leave an email address');
});

describe('hostile names', () => {
  test.each([
    ['line breaks', 'Ana\r\nBcc: thief@evil.example\r\n\r\nbody'],
    ['other line breaks', 'Ana\u2028Bcc: thief@evil.example\u0085Cc: x@evil.example'],
    ['a list', '"Ana" <thief@evil.example>, other@evil.example; third@evil.example'],
    ['quotes', 'Ana "the \\ boss" O\'Neil, Jr.'],
    ['emoji', 'Ana 👩‍👩‍👧‍👦🚗'],
    ['a direction override', 'Ana \u202Etxt.exe\u2066'],
    ['Arabic', 'محمد بن عبد الله'],
    ['length', 'Ñandú '.repeat(40)],
    ['half a character', 'Ana \uD83D'],
    ['encoded words', '=?utf-8?Q?Bcc:_thief=40evil.example?='],
  ])('%s do not break the header', async (_, firstName) => {
    for (const { email, head } of [await staff({ values: { firstName } }), await visitor({ values: { firstName } })]) {
      const names = [...head.matchAll(/^([^\s:]+):/gm)].map(([, name = '']) => name.toLowerCase());
      expect(names).toEqual([...new Set(names)]);
      expect(names).not.toContain('bcc');
      expect(names).not.toContain('cc');
      for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
      expect(head).not.toMatch(/[^\x20-\x7e\r\n\t]/);
      const reached = [...(email.to ?? []), ...(email.replyTo ?? [])].map(({ address }) => address);
      const expected = ['ana@visitor.example', 'hello@harborline.example', ...mailSettings.staffEmails];
      for (const address of reached) expect(expected).toContain(address);
      expect(email.subject).toContain('K7PM4RTX');
      expect(`${email.subject}`).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
    }
  });
});

test.each(locales)('ends a label that is a sentence with one mark, in %s', async (locale) => {
  const { email } = await visitor({ form: 'review-personal', locale, values: { fullName: 'Ana Lima', email: 'ana@visitor.example', consent: true } });
  expect(email.text).not.toMatch(/\.:/);
  expect(email.text).toMatch(
    /(?:my quote|mi cotización|minha cotação)(?: · You may contact me by phone\/text\/email about my quote)?: (?:Yes|Sí|Sim)/,
  );
});
