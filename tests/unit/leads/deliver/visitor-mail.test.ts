import type { FormDefinition, LeadKind } from '#lib/forms/form-definition.ts';
import { presentBilingual } from '#lib/forms/present.ts';
import { formById, forms } from '#lib/forms/registry.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { newsletterMail } from '#lib/leads/deliver/mail/newsletter.ts';
import { visitorMail } from '#lib/leads/deliver/mail/visitor.ts';
import { compose, deliveryId, staff, unwrapped, visitor } from './composed-mail.ts';
import { setRandomKey } from './random-key.ts';
import { mailSettings, sampleLead } from './sample-lead.ts';

beforeAll(setRandomKey);

const sampleFile = { id: deliveryId, type: 'pdf', name: 'card.pdf', size: 1, sha256: '', active: [], scan: 'clean' } as const;

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
    expect(email.text).toContain('(305) 555-0142, press 1');
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
      const mailOf = id === 'newsletter' ? newsletterMail : visitorMail;
      const { email, head } = await compose(mailOf({ ...lead, values }, deliveryId, mailSettings));
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
