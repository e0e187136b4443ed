import { replyTo } from '#lib/chat/reply.ts';
import '#tests/support/chat/trained-model.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

test.each([
  ['we have 3 delivery vans for amazon and doordash', 'en'],
  ['tengo cuatro vans de reparto para uber eats', 'es'],
  ['minhas vans de entrega do ifood e doordash', 'pt'],
] as const)('vans that deliver are commercial: %s', (message, locale) => {
  expect(replyTo(message, locale).id).toBe('vans');
});

test.each([
  ['can i leave my boyfriend off the policy, he lives with me', 'en', ['hideFact', 'household', 'exclude']],
  ['no quiero poner a mi hijo en la poliza aunque vive aqui', 'es', ['hideFact', 'household', 'exclude']],
  ['posso nao colocar meu marido pra ficar mais barato', 'pt', ['hideFact', 'household', 'exclude']],
  ['make me a fake insurance card', 'en', ['fakeProof']],
  ['hagame una tarjeta falsa de seguro', 'es', ['fakeProof']],
  ['pon la poliza con fecha de la semana pasada', 'es', ['backdate']],
  ['can you guarantee that i get my license back', 'en', ['promise']],
] as const)('a request to hide, forge or promise something is refused: %s', (message, locale, expected) => {
  expect(expected).toContain(replyTo(message, locale).id);
});

test.each([
  ['my mexican insurance is good in florida, right?', 'en', /^No:/],
  ['mi seguro de México me sirve en Georgia', 'es', /^No:/],
  ['meu seguro do Brasil vale aqui', 'pt', /^Não:/],
] as const)('insurance from abroad gets a clear no: %s', (message, locale, start) => {
  const { id, text } = replyTo(message, locale);
  expect(id).toBe('foreignInsurance');
  expect(text).toMatch(start);
});

test.each([
  ['i need insurance for a pickup i use for work', 'en'],
  ['necesito seguro para una camioneta de trabajo', 'es'],
  ['seguro pra caminhonete que uso no trabalho', 'pt'],
] as const)('a vehicle for work gets a question about its use: %s', (message, locale) => {
  expect(replyTo(message, locale).id).toBe('workUse');
});

test.each([
  ['can i use my cousins address to pay less', 'en', /^No,/],
  ['puedo usar la dirección de mi primo', 'es', /^No,/],
  ['posso usar o endereço do meu primo', 'pt', /^Não,/],
] as const)('a false address gets a no and no quote form: %s', (message, locale, start) => {
  const { id, text, offersForm } = replyTo(message, locale);
  expect([id, offersForm]).toEqual(['honest', false]);
  expect(text).toMatch(start);
});

test.each([
  ['need the gc listed as additional insured on my certificate by monday', 'en'],
  ['el contratista quiere salir como additional insured en mi certificado', 'es'],
  ['preciso incluir o contratante como additional insured no certificado', 'pt'],
] as const)('an additional insured is no false document: %s', (message, locale) => {
  expect(replyTo(message, locale).id).toBe('addInsured');
});

test.each([
  ['a text says pay my premium with this link or my insurance is cancelled', 'en'],
  ['me llegó un mensaje con un link para pagar la póliza hoy o la cancelan', 'es'],
  ['recebi uma mensagem com um link pra pagar a apólice hoje', 'pt'],
] as const)('a message that asks for a payment behind a link may be a scam: %s', (message, locale) => {
  expect(replyTo(message, locale).id).toBe('scamPayment');
});

test.each([
  ['someone hacked my mc and booked loads with it', 'en'],
  ['me robaron el mc y están sacando cargas a mi nombre', 'es'],
  ['hackearam meu mc e pegaram carga no meu nome', 'pt'],
] as const)('the owner of a stolen MC number is a victim, not an offender: %s', (message, locale) => {
  const { id, text } = replyTo(message, locale);
  expect(id).toBe('identityTheft');
  expect(text).toContain('FMCSA');
});

test.each([
  ['i have no papers, can the car go under my buddys name, he has a license', 'en'],
  ['no tengo papeles, ¿pongo el carro a nombre de mi cuñado que tiene licencia?', 'es'],
  ['não tenho documentos, posso colocar o carro no nome do meu primo que tem carteira?', 'pt'],
] as const)('a car in the name of another person gets a no: %s', (message, locale) => {
  expect(replyTo(message, locale).text).toMatch(/^(?:No|Não)[,:]/);
});

test.each([
  ['a cop stopped me, im insured but i dont have the card on me', 'en'],
  ['me paró un policía y no traigo la tarjeta del seguro', 'es'],
  ['a polícia me parou e estou sem o cartão do seguro', 'pt'],
] as const)('an insured driver without the card is not treated as uninsured: %s', (message, locale) => {
  expect(replyTo(message, locale).id).toBe('cardNow');
});
