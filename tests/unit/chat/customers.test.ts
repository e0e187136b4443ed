import { messagesFor } from '#lib/i18n/messages.ts';
import { replyTo } from '#lib/chat/reply.ts';
import '#tests/support/chat/trained-model.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

test.each([
  ['swap the freightliner for a 2022 cascadia on our policy', 'en', 'newTruckUse'],
  ['switch the card you charge for auto pay', 'en', 'changeCard'],
  ['got dropped even tho my payment cleared', 'en', 'paidButCanceled'],
  ['please cancel our insurance, how much do we get back', 'en', 'cancelPolicy'],
  ['my hoa wants proof of insurance for my condo', 'en', 'documents'],
  ['need a letter that shows how long ive been insured', 'en', 'priorProof'],
  ['stop my autopay', 'en', 'changeCard'],
  ['how do i report an accident im a customer', 'en', 'claims'],
  ['ponga a mi hija en mi seguro, ya sacó la licencia', 'es', 'addDriver'],
  ['posso pagar sexta em vez de hoje', 'pt', 'missedPayment'],
  ['tira o carro que eu vendi', 'pt', 'soldCancel'],
  ['di el enganche y nunca me mandaron la póliza', 'es', 'agentSilent'],
  ['me cobraron dos veces el seguro este mes', 'es', 'doubleCharge'],
  ['abrimos otro local y lo queremos en la misma póliza', 'es', 'businessChange'],
  ['mi hija ya tiene permiso de manejar, hay que meterla en la póliza', 'es', 'permitNow'],
  ['mandaron el sr22 y la licencia todavía sale suspendida', 'es', 'filingMissing'],
  ['a concessionária está esperando o comprovante do seguro pra liberar o carro', 'pt', 'dealerWaiting'],
  ['o boleto voltou, tô sem cobertura?', 'pt', 'payPending'],
  ['preciso dos loss runs dos últimos 5 anos', 'pt', 'lossRuns'],
  ['me manda o comprovante do seguro no email', 'pt', 'cardNow'],
] as const)('a customer who asks for a service is not led to a quote form: %s', (message, locale, expected) => {
  const { id, text } = replyTo(message, locale);
  const [quoteStep = ''] = messagesFor(locale).chat.steps.quote.split('{');
  expect(id).toBe(expected);
  expect(text).not.toContain(quoteStep);
});

test.each([
  ['the car is in my dads name but im the one who drives it, how do i insure it', 'en'],
  ['el carro está a nombre de mi hermano pero lo manejo yo, ¿cómo lo aseguro?', 'es'],
  ['o carro tá no nome da minha irmã mas quem dirige sou eu, como faço o seguro', 'pt'],
] as const)('an honest question about an owner is not answered as a lie: %s', (message, locale) => {
  expect(replyTo(message, locale).id).toBe('carOfRelative');
});

test.each([
  ['chest pain cant breathe', 'en'],
  ['me duele mucho el pecho y no tengo seguro médico', 'es'],
  ['dor forte no peito', 'pt'],
] as const)('a sick person gets 911 first: %s', (message, locale) => {
  const { id, text } = replyTo(message, locale);
  expect(id).toBe('emergency');
  expect(text.slice(0, 80)).toContain('911');
});
