import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { formById, forms } from '#lib/forms/registry.ts';
import type { LeadKind } from '#lib/forms/form-definition.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { escapeHtml, type Mail } from '#lib/leads/deliver/mail/mail.ts';
import { newsletterMail } from '#lib/leads/deliver/mail/newsletter.ts';
import { staffMail } from '#lib/leads/deliver/mail/staff.ts';
import { visitorMail } from '#lib/leads/deliver/mail/visitor.ts';
import { presentBilingual, presentValues } from '#lib/forms/present.ts';
import { createdAt, mailSettings, sampleLead } from './sample-lead.ts';
import { setRandomKey } from './random-key.ts';

beforeAll(setRandomKey);

const deliveryId = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6';
const sampleFile = { id: deliveryId, type: 'pdf', name: 'card.pdf', size: 1, sha256: '', active: [], scan: 'clean' } as const;
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function read(mail: Mail | undefined): Promise<{ email: Email; head: string }> {
  if (!mail) throw new Error('no mail was made');
  const { message } = await composer.sendMail({ ...mail });
  if (!Buffer.isBuffer(message)) throw new Error('not composed');
  return { email: await PostalMime.parse(message), head: message.toString('latin1').split('\r\n\r\n')[0] ?? '' };
}

const staff = (change = {}) => read(staffMail(sampleLead(change), deliveryId, mailSettings));
const visitor = (change = {}, now = createdAt) => read(visitorMail(sampleLead(change), deliveryId, mailSettings, now));
const unwrapped = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ');

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
] as const)('the staff mail says where the values of %s belong on the standard applications', async (form, values, numbers, row) => {
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

describe('the mail to the visitor', () => {
  const words = {
    en: ['We received your request', 'Questions or changes?', 'is not coverage', 'by Wednesday at 11:12 AM ET'],
    es: ['Recibimos su solicitud', '¿Tiene preguntas', 'no es cobertura', 'a más tardar el miércoles a las 11:12 a. m. ET'],
    pt: ['Recebemos seu pedido', 'Dúvidas ou alterações?', 'Enviar um pedido não significa ter cobertura', 'até quarta-feira às 11h12 ET'],
  };

  test.each(locales)('is in the language of the visitor: %s', async (locale) => {
    const { email } = await visitor({ locale });
    for (const word of words[locale]) expect(unwrapped(email.text)).toContain(word);
    const foreign = locales.filter((other) => other !== locale).flatMap((other) => words[other]);
    for (const other of foreign) expect(unwrapped(email.text)).not.toContain(other);
    expect(email.html).toContain(`<html lang="${locale}"`);
    expect(email.subject).toContain('K7PM4RTX');
    const labels = presentBilingual(sampleLead(), [locale, 'en'], { mask: 'visitor' });
    for (const { label, value } of labels) expect(unwrapped(email.text)).toContain(`${label}: ${unwrapped(value)}`);
  });

  test.each(locales)('only a mail in another language says that the English documents are binding: %s', async (locale) => {
    const { email } = await visitor({ locale });
    expect(/texto en inglés es el que vale|texto em inglês que vale/.test(unwrapped(email.text))).toBe(locale !== 'en');
  });

  const person = { contactName: 'Ana', contactEmail: 'ana@visitor.example' };
  const leads = [
    { form: 'contact', values: { name: 'Ana', email: 'ana@visitor.example' }, isOffer: false },
    { form: 'coi', values: person, isOffer: false },
    { form: 'documents', values: { client_name: 'Ana', client_email: 'ana@visitor.example' }, isOffer: false },
    { form: 'review-property', values: person, isOffer: true },
    { form: 'smart-quote', values: { email: 'ana@visitor.example' }, isOffer: true },
  ];
  test.each(locales.flatMap((locale) => leads.map((lead) => ({ locale, ...lead }))))(
    'says in $locale what happens next with a lead of the form $form',
    async ({ locale, form, values, isOffer }) => {
      const { email } = await visitor({ form, locale, values });
      const { next } = messagesFor(locale).mail.visitor;
      const firstSteps: Partial<Record<LeadKind, string>> = messagesFor(locale).forms.done.first;
      const known = new Set([...Object.values(firstSteps), next.review, next.decide]);
      const lines = [...known].filter((line) => unwrapped(email.text).includes(line));
      expect(lines).toEqual([firstSteps[formById(form).kind] ?? next.review, ...(isOffer ? [next.decide] : [])]);
    },
  );

  test('is marked as automatic, names phone and text line, and loads nothing from elsewhere', async () => {
    const { email, head } = await visitor();
    expect(head).toMatch(/^Auto-Submitted: auto-replied\r?$/m);
    expect(email.to).toEqual([{ name: 'Ana Núñez O’Neil', address: 'ana@visitor.example' }]);
    expect(email.text).toContain('(305) 555-0142, ext. 1');
    expect(email.text).toContain('(305) 555-0147');
    expect(email.html).not.toMatch(/<img|<link|<script|src=|url\(/i);
  });

  test('says that a number is masked only when one is', async () => {
    const masked = await visitor({ form: 'home', values: { einFein: '12-3456789' } });
    expect(masked.email.text).toContain('only the last four characters');
    expect(masked.email.text).not.toContain('3456789');
    expect((await visitor()).email.text).not.toContain('last four characters');
  });

  test('has every word of its text part in its HTML part', async () => {
    const { email } = await visitor({ locale: 'pt' });
    const bare = (email.html ?? '').replace(/<head>.*?<\/head>/s, '').replace(/<[^>]+>/g, ' ');
    const decoded = bare
      .replace(/&#39;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    const htmlWords = new Set(unwrapped(decoded).split(' '));
    const textWords = unwrapped(email.text)
      .split(' ')
      .map((word) => word.replace(/:$/, ''));
    expect(textWords.filter((word) => /\p{L}{3,}/u.test(word) && !htmlWords.has(word) && !htmlWords.has(`${word}:`))).toEqual([]);
  });

  test('does not greet by a name that could be an advertisement', async () => {
    const { email } = await visitor({ values: { firstName: 'Buy at', lastName: 'evil.example now' } });
    expect(email.text).toContain('\nHi,\n');
  });

  const advertisement = 'WIN a car! https://evil.example/win or www.evil.example, write to win@evil.example. '.repeat(40);
  const wholeForm = (form: FormDefinition) =>
    Object.fromEntries(
      form.fields
        .filter(({ kind }) => ['text', 'address', 'name', 'paragraph', 'license'].includes(kind))
        .map(({ name, max = 200 }) => [name, advertisement.slice(0, max)]),
    );
  const mailField = (form: FormDefinition) => form.fields.find(({ kind }) => kind === 'email')?.name ?? '';

  test.each(forms.filter(mailField).map((form) => [form.id, form] as const))(
    'contains no advertisement that a visitor could send to others: %s',
    async (id, form) => {
      const values = { ...wholeForm(form), [mailField(form)]: 'victim@visitor.example' };
      const lead = sampleLead({ form: id, values, files: [{ ...sampleFile, name: 'www.evil.example.pdf' }] });
      const compose = id === 'newsletter' ? newsletterMail : visitorMail;
      const { email, head } = await read(compose({ ...lead, values }, deliveryId, mailSettings));
      const { text = '', html = '' } = email;
      expect(`${text}${html}${head}`).not.toMatch(/evil\.example|@evil/);
      expect(email.to).toEqual([{ name: '', address: 'victim@visitor.example' }]);
      for (const line of text.split('\n')) expect(line.split('WIN').length - 1).toBeLessThanOrEqual(3);
      expect(text).toMatch(/Didn’t send this request|Not you\?/);
      const links = [...`${text} ${html}`.matchAll(/(?:https?:\/\/|www\.)[^\s"<]+/g)].map(([found]) => found);
      for (const link of links) expect(link).toMatch(/^https:\/\/agency\.example\//);
    },
  );

  test('says that text was altered only when it was', async () => {
    const expected = 'We shortened long answers';
    expect((await visitor({ values: { lapseDetails: 'See www.site.example' } })).email.text).toContain(expected);
    expect((await visitor({ values: { lapseDetails: 'x'.repeat(300) } })).email.text).toContain(expected);
    expect((await visitor()).email.text).not.toContain(expected);
  });

  const vin = '4T1B11HK5KU123456';
  test.each(forms.flatMap((form) => form.fields.filter(({ kind }) => kind === 'vin' || kind === 'vins').map(({ name }) => [form.id, name] as const)))(
    'masks the VIN that stands in %s as %s; staff read a single one in full',
    async (id, name) => {
      const form = formById(id);
      const lead = { form: id, values: { [mailField(form)]: 'ana@visitor.example', [name]: vin } };
      expect((await visitor(lead)).email.text).toMatch(/: •{13}3456\n/);
      expect(JSON.stringify((await visitor(lead)).email)).not.toContain(vin.slice(0, -4));
      const isList = form.fields.find((field) => field.name === name)?.kind === 'vins';
      expect(JSON.stringify((await staff(lead)).email).includes(vin)).toBe(!isList);
    },
  );

  test('masks numbers within a longer text', async () => {
    const details = `Vehicle: 2020 Ford; VIN: ${vin}; EIN/FEIN: 12-3456789; SSN 123-45-6789; F-150 and 33131 stay`;
    const { email } = await visitor({ form: 'home-payload', values: { coverage_details: details } });
    expect(email.text).toContain(`VIN: ${'•'.repeat(13)}3456; EIN/FEIN: ••••••6789; SSN •••••••6789; F-150 and 33131 stay`);
  });

  test.each(['', 'no address', 'a@x.example, b@y.example', 'a@x.example>\r\nBcc: b@y.example'])('is not created for the address %j', (email) => {
    expect(visitorMail(sampleLead({ values: { email } }), deliveryId, mailSettings)).toBeUndefined();
  });
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
