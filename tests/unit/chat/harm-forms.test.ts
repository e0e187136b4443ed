import { replyTo } from '#lib/chat/reply.ts';
import '#tests/support/chat/trained-model.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

test.each([
  ['sr22 for my dui in miami', 'en'],
  ['necesito sr22 me dieron un dui en miami', 'es'],
  ['dui em orlando preciso do sr22', 'pt'],
] as const)('the SR-22 alone is not the answer to a DUI in Florida: %s', (message, locale) => {
  const { id, text } = replyTo(message, locale);
  expect(id).toBe('duiFiling');
  expect(text).toContain('FR-44');
});

test.each([
  ['they told me to get the 44 one', 'en'],
  ['me piden el formulario ese del 44', 'es'],
  ['preciso do formulário 44', 'pt'],
] as const)('a form named by its number alone is found: %s', (message, locale) => {
  const { id, text } = replyTo(message, locale);
  expect(id).toBe('fr44');
  expect(text).toContain('FR-44');
});

test.each([
  ['fr44 quote for tennessee please', 'en', 'no FR-44 in Tennessee'],
  ['en Georgia me piden FR-44', 'es', 'en Georgia no existe el FR-44'],
  ['quanto custa fr44 na carolina do sul', 'pt', 'na Carolina do Sul não existe o FR-44'],
] as const)('an FR-44 in a state without one: the reply asks who ordered it and offers no quote: %s', (message, locale, line) => {
  const { id, text, offersForm } = replyTo(message, locale);
  expect([id, offersForm]).toEqual(['fr44NotHere', false]);
  expect(text).toContain(line);
});

test.each(['is it sr44 or fr22', '¿es fr-22 o sr-44?', 'o tribunal falou sr44'])(
  'mixed-up names of forms get a question in return: %s',
  (message) => {
    expect(replyTo(message, 'en').id).toBe('sr22OrFr44');
  },
);

test('a message that names a form of its state never gets "no such filing"', () => {
  expect(replyTo('north carolina dl-123 sr22 form', 'en').text).not.toContain('no such filing');
  expect(replyTo('sr22 in north carolina', 'en').text).toContain('no such filing');
});

test('a suspension without a DUI does not get the reply for a DUI', () => {
  expect(replyTo('suspended but it was not a dui', 'en').id).toBe('suspendedOther');
});

test.each([
  ['sr22 please', 'en'],
  ['qué es la sr22', 'es'],
  ['o que é sr22', 'pt'],
] as const)('the SR-22 reply says that a DUI in Florida or Virginia needs the FR-44: %s', (message, locale) => {
  const { id, text } = replyTo(message, locale);
  expect(id).toBe('sr22');
  expect(text).toMatch(/Virg[ií]nia.*DUI.*FR-44/);
});

test.each([
  ['mañana se vence mi sr22 y no tengo dinero', 'es', 'filingLapse'],
  ['how many more months on my sr22', 'en', 'keepFiling'],
  ['mandaram o sr22 mas a carteira continua suspensa', 'pt', 'filingMissing'],
  ['mandé el formulario y nadie me llamó', 'es', 'myRequest'],
] as const)('the answer is about the question, not only about the form that it names: %s', (message, locale, id) => {
  expect(replyTo(message, locale).id).toBe(id);
});

test.each([
  ['sr22 today please, hearing at 1:30', 'en'],
  ['necesito el certificado hoy mismo, me están esperando', 'es'],
  ['urgente: minha placa vai ser suspensa amanhã', 'pt'],
] as const)('an urgent message gets the phone first: %s', (message, locale) => {
  expect(replyTo(message, locale).text.slice(0, 80)).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
});

test('a message in another language gets a sentence in that language', () => {
  const { text, links } = replyTo('hola necesito seguro para mi carro y no tengo licencia', 'en');
  expect(text).toContain('en español');
  expect(links.map(({ href }) => href)).toContain('/es/contact');
  expect(replyTo('oi, my english no so good, my husband can drive my car?', 'en').text).toMatch(/^Também .* em português/);
  expect(replyTo('do u have someone who speaks português? sorry', 'en').text).toMatch(/^Sim, falamos português\. We speak/);
  expect(replyTo('vocês falam português?', 'pt').text).not.toContain('Sim, falamos português.');
});

test('an unclear message that names a form gets a reply about that form', () => {
  const message = 'my uncle heard something on the radio about an sr22 and a raffle at the county fair, thoughts';
  expect(replyTo(message, 'en').text).toContain('SR-22');
});

test.each([
  ['do you speak spanish? my dad needs an sr22', 'en', 'Sí, hablamos español.', ['/es/contact']],
  ['does anyone there speak portuguese, i need a quote for my truck', 'en', 'Sim, falamos português.', ['/pt/contact']],
  ['alguien habla español? choqué ayer y no sé qué hacer', 'es', 'Sí, hablamos español.', []],
  ['vocês falam português? preciso de seguro pro caminhão', 'pt', 'Sim, falamos português.', []],
] as const)('the question whether the agency speaks a language is answered with yes, and then the rest: %s', (message, locale, yes, contact) => {
  const { id, text, links } = replyTo(message, locale);
  expect(id).not.toBe('languages');
  expect(text.startsWith(yes)).toBe(true);
  expect(links.map(({ href }) => href)).toEqual(expect.arrayContaining([...contact]));
});

test.each([
  ['hay alguien que hable español despacio, soy mayor', 'es'],
  ['tem alguém que fale português devagar? sou idosa', 'pt'],
] as const)('how a person should speak is part of the question for a language: %s', (message, locale) => {
  expect(replyTo(message, locale).id).toBe('languages');
});
