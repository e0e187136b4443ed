import { replyTo } from '#lib/chat/reply.ts';
import '#tests/support/chat/trained-model.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

test.each([
  ['i rent penske trucks to do moving jobs on weekends what insurance', 'en', 'rentedTruckWork'],
  ['hago fletes con un camion rentado de home depot', 'es', 'rentedTruckWork'],
  ['pego caminhão baú alugado no fim de semana pra fazer carreto', 'pt', 'rentedTruckWork'],
  ['liquide la hipoteca, el banco sigue saliendo en el seguro como lo saco', 'es', 'lenderOff'],
  ['me cogieron manejando sin licencia en orlando', 'es', 'noLicenseStop'],
  ['minha carteira ta suspensa em nj e moro em orlando quem emite o sr22', 'pt', 'filingFromOther'],
  ['do you know a good attorney for a suspended license', 'en', 'lawyer'],
  ['busco un seguro q no pase de 150 mensuales', 'es', 'priceUnder'],
  ['me pueden aguantar el pago hasta la quincena', 'es', 'missedPayment'],
  ['cortaram minha apólice sem aviso nenhum', 'pt', 'canceledUnannounced'],
  ['minha cunhada nao tem habilitação pode usar meu carro?', 'pt', 'lendUnlicensed'],
  ['mi suegra con licencia de colombia puede manejar mi carro', 'es', 'visitors'],
  ['o que vem primeiro o mc ou o seguro', 'pt', 'authorityFirst'],
  ['carteira brasileira vale quantos meses na georgia', 'pt', 'foreignDays'],
  ['is pip mandatory in ky', 'en', 'pipKentucky'],
  ['is kentucky no fault and can i opt out', 'en', 'pipKentucky'],
  ['me pararon con la licencia vencida en tampa', 'es', 'noLicenseStop'],
  ['me ligaram de vcs pedindo pix pra não cancelar, é golpe?', 'pt', 'scamPayment'],
  ['my sr22 is over this month can i just cancel it', 'en', 'filingDone'],
  ['se me venció el sr22 y me suspendieron', 'es', 'filingLapse'],
  ['tombei a carga na i-75, o que o seguro cobre', 'pt', 'truckCrash'],
  ['foreign license ok?', 'en', 'papers'],
  ['ticket for no insurance but i did have it, court wants a letter', 'en', 'proofAtStop'],
  ['yall raised me 80 dollars for no reason i want to talk to somebody', 'en', 'person'],
] as const)('an everyday question leads to its answer: %s', (message, locale, id) => {
  expect(replyTo(message, locale).id).toBe(id);
});

test.each([
  ['moto na california e carro em nashville faz os dois?', 'pt', 'na Califórnia'],
  ['moro no bronx vcs fazem', 'pt', 'no Bronx'],
  ['moro em Boston fazem seguro', 'pt', 'em Boston'],
  ['vivo en pensilvania me aseguran', 'es', 'en Pensilvania'],
  ['washington dc or alexandria va which one do you do', 'en', 'in Washington, DC'],
] as const)('a place that is not served has the article of its language: %s', (message, locale, place) => {
  expect(replyTo(message, locale).text).toContain(`${place}.`);
});
