import { replyTo } from '#lib/chat/reply.ts';
import '#tests/support/chat/trained-model.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

test.each([
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
] as const)('finds the topic of a situation: %s', (message, locale, id) => {
  expect(replyTo(message, locale).id).toBe(id);
});

test.each([
  ['se llevaron mi carro por no tener seguro', 'es', 'stolenWait'],
  ['my worker fell, they ask for my workers comp number and i dont have one', 'en', 'workInjury'],
  ['qué pasa si cancelo la póliza con sr22', 'es', 'filingLapse'],
] as const)('does not take another need for it: %s', (message, locale, id) => {
  expect(replyTo(message, locale).id).not.toBe(id);
});
