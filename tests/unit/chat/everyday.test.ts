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
  ['judge wants me to show insurance but i dont own a car', 'en', 'nonOwner'],
  ['el juez quiere que enseñe un seguro el lunes, necesito comprar uno', 'es', 'insuranceBeforeCourt'],
  ['in georgia do i pay 6 months up front for the sr22', 'en', 'sr22a'],
  ['cancelaram meu seguro com sr22, o que acontece com a carteira', 'pt', 'filingLapse'],
  ['my father died, can i drive his truck', 'en', 'diedCar'],
  ['mi papá falleció, ¿puedo manejar su carro?', 'es', 'diedCar'],
  ['quiero bajar la cobertura al mínimo por unos meses', 'es', 'lowerCoverage'],
  ['compré una camioneta ayer, ¿cuántos días tengo para agregarla al seguro?', 'es', 'newCarDays'],
  ['deu perda total no carro e ainda devo 8 mil', 'pt', 'totalOwe'],
  ['does having insurance hurt my asylum case', 'en', 'immigrationHelp'],
  ['¿sacar seguro me perjudica para la residencia?', 'es', 'immigrationHelp'],
  ['the bank forced insurance on my house, forced placed policy', 'en', 'lenderPlacedHome'],
  ['meu MC aparece inativo na FMCSA', 'pt', 'mcInactive'],
  ['can my cousins trucks run under my mc', 'en', 'borrowAuthority'],
  ['posso usar o endereço do meu tio, lá é mais barato', 'pt', 'honest'],
  ['he rear ended me and gave me a fake insurance card', 'en', 'otherUninsured'],
  ['tengo exención y mi ayudante se cayó del techo', 'es', 'injuryNoComp'],
  ['uso caminhão com placa do texas, fazem apólice?', 'pt', 'truckElsewhere'],
] as const)('an everyday question leads to its answer: %s', (message, locale, id) => {
  expect(replyTo(message, locale).id).toBe(id);
});

test.each([
  ['moto na california e carro em nashville faz os dois?', 'pt', 'na Califórnia'],
  ['moro no bronx vcs fazem', 'pt', 'em Nova York'],
  ['moro em Boston fazem seguro', 'pt', 'em Massachusetts'],
  ['vivo en pensilvania me aseguran', 'es', 'en Pensilvania'],
  ['washington dc or alexandria va which one do you do', 'en', 'in Washington, DC'],
] as const)('a place that is not served has the article of its language: %s', (message, locale, place) => {
  expect(replyTo(message, locale).text).toContain(`${place}.`);
});

test.each([
  ['se llevaron mi carro por no tener seguro', 'es', 'stolenWait'],
  ['my worker fell, they ask for my workers comp number and i dont have one', 'en', 'workInjury'],
  ['qué pasa si cancelo la póliza con sr22', 'es', 'filingLapse'],
] as const)('a message is not taken for another need: %s', (message, locale, id) => {
  expect(replyTo(message, locale).id).not.toBe(id);
});
