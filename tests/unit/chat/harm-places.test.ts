import { replyTo } from '#lib/chat/reply.ts';
import '#tests/support/chat/trained-model.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

test.each([
  ['do you write car insurance in galveston', 'en'],
  ['estoy en galveston ocupo aseguranza', 'es'],
  ['cheap coverage, zip code 77550', 'en'],
  ['moro em framingham e quero cotação', 'pt'],
  ['quote for Newark NJ', 'en'],
] as const)('a place outside the served states gets no quote offer: %s', (message, locale) => {
  const { id, offersForm } = replyTo(message, locale);
  expect([id, offersForm]).toEqual(['elsewhere', false]);
});

test.each([
  ['my truck policy was canceled yesterday and im in texas with a load', 'en'],
  ['me cancelaron la poliza del camion y estoy en texas cargado', 'es'],
  ['cancelaram a apolice do caminhao e to no texas carregado', 'pt'],
] as const)('a trucker whose load is in a state that is not served still gets an offer: %s', (message, locale) => {
  expect(replyTo(message, locale).id).toBe('truckCanceled');
});

test.each([
  ['my truck policy was canceled, i live in texas and have a load', 'en'],
  ['me cancelaron la poliza del camion, vivo en texas y tengo carga', 'es'],
  ['cancelaram a apolice do caminhao, moro no texas e tenho carga', 'pt'],
] as const)('a trucker who lives outside the served states gets no offer: %s', (message, locale) => {
  const { id, offersForm } = replyTo(message, locale);
  expect([id, offersForm]).toEqual(['truckElsewhere', false]);
});

test.each([
  ['insurance in san juan', 'en'],
  ['vivo en puerto rico y quiero seguro', 'es'],
  ['moro em porto rico', 'pt'],
] as const)('Puerto Rico gets its own answer, which asks where the car is kept: %s', (message, locale) => {
  const { id, text } = replyTo(message, locale);
  expect(id).toBe('puertoRico');
  expect(text).toMatch(/\?/);
});

test.each([
  ['i have an sr22 in florida and i am moving to michigan', 'en'],
  ['me mudo a Nueva Jersey y tengo FR-44 de Florida', 'es'],
  ['tenho SR-22 na Flórida e vou mudar pra Massachusetts', 'pt'],
] as const)('a visitor who moves to another state gets no quote form, and keeps the filing: %s', (message, locale) => {
  const { id, text, offersForm } = replyTo(message, locale);
  expect([id, offersForm]).toEqual(['moveAway', false]);
  expect(text).toMatch(/SR-22/);
});

test('an accident that just happened is answered in any state', () => {
  expect(replyTo('i was just in an accident in ohio what do i do', 'en').id).toBe('accidents');
});

test.each([
  ['i have a 2016 tacoma and a hyundai santa fe, what would i pay', 'en'],
  ['tengo una tacoma 2016 y un tucson, cuánto me sale', 'es'],
  ['quanto fica o seguro de um chevy colorado 2018', 'pt'],
] as const)('the name of a vehicle is not a place that the agency does not serve: %s', (message, locale) => {
  expect(replyTo(message, locale).id).not.toBe('elsewhere');
});

test('a city with the name of a vehicle is a place after a preposition', () => {
  expect(replyTo('i live in tucson, need car insurance', 'en').id).toBe('elsewhere');
});

test('a customer who moved to another state still gets the answer about a refund', () => {
  expect(replyTo('i canceled because i moved to texas, when do i get my refund', 'en').id).toBe('refund');
});

test.each([
  ['moving from Charlotte to Maryland, do i keep my policy', 'en', 'moveAway', 'Maryland'],
  ['nos mudamos de atlanta pa new jersey me sirve la poliza', 'es', 'moveAway', 'Nueva Jersey'],
  ['mudo de Newark pra Flórida mês que vem', 'pt', 'moveHere', 'Nova Jersey'],
  ['quote for a truck in Ohio', 'en', 'truckElsewhere', 'Ohio'],
] as const)('a place that is not served is named in the reply: %s', (message, locale, id, place) => {
  const reply = replyTo(message, locale);
  expect([reply.id, reply.text.includes(place)]).toEqual([id, true]);
});

test.each([
  ['do family members count for workers comp, in carolina', 'en'],
  ['mi hermano cuenta como empleado para compensacion en carolina', 'es'],
  ['meu irmao conta no workers comp aqui na carolina', 'pt'],
] as const)('a visitor from one of the Carolinas gets no figure of Florida: %s', (message, locale) => {
  expect(replyTo(message, locale).text).not.toMatch(/fl[oó]rida/i);
});

test.each([
  ['can my mom pay my policy with her card, she lives in ohio', 'en'],
  ['mi hermana me paga la póliza con su tarjeta y vive en nueva york', 'es'],
  ['meu pai pode pagar meu seguro com o cartão dele, ele mora em Boston', 'pt'],
] as const)('the place of the person who pays is not the place that is insured: %s', (message, locale) => {
  const { id, text } = replyTo(message, locale);
  expect(id).toBe('payForRelative');
  expect(text).toMatch(/^(?:Usually yes|Por lo general sí|Em geral sim)/);
});

test.each([
  ['our company is in west virginia, 6 semis, need trucking insurance', 'en'],
  ['tengo una compañía en west virginia con dos camiones, ¿me aseguran?', 'es'],
  ['minha empresa é em west virginia, três caminhões, fazem seguro?', 'pt'],
] as const)('West Virginia is not served, and is not Virginia: %s', (message, locale) => {
  const { id, offersForm } = replyTo(message, locale);
  expect([id, offersForm]).toEqual(['truckElsewhere', false]);
});

test.each([
  ['can you insure my house in nantucket and my condo in naples', 'en'],
  ['tengo una casa en cape cod y un apartamento en tampa, ¿me aseguran los dos?', 'es'],
  ['fazem seguro da casa em hyannis e do apartamento em orlando?', 'pt'],
] as const)('of two homes, the one in a state that is not served is refused: %s', (message, locale) => {
  const { id, text } = replyTo(message, locale);
  expect(id).toBe('twoStatesNeed');
  expect(text).toMatch(/^(?:We don’t sell|No vendemos|Não vendemos)/);
});

test.each([
  ['i opened a barber shop in smyrna with 4 employees, is comp required', 'en'],
  ['tengo 4 empleados en smyrna, ¿es obligatorio el workers comp?', 'es'],
  ['tenho 4 funcionários em smyrna, workers comp é obrigatório?', 'pt'],
] as const)('a city whose name is in two of the served states gets the figure of neither state: %s', (message, locale) => {
  expect(replyTo(message, locale).text).not.toMatch(/Tenness|Ge[oó]rgia/);
});

test.each([
  ['i live in texas now but georgia wants an sr22 from me', 'en', 'twoStates', 'Texas'],
  ['living in pa, need car insurance', 'en', 'elsewhere', 'Pennsylvania'],
  ['moving from puerto rico to kissimmee next month, need car insurance', 'en', 'moveHere', 'Puerto Rico'],
  ['we have a shop in texas and a second one in nashville, need general liability', 'en', 'twoStatesNeed', 'Texas'],
  ['mi empresa está en illinois pero tenemos una obra en luisiana, necesito compensación', 'es', 'outStateJob', 'Illinois'],
  ['vivo en nueva york y tengo una casa en kissimmee, ¿la aseguran?', 'es', 'home', 'Nueva York'],
  ['tenho uma casinha de airbnb em cape cod mas moro em miami, dá pra fazer?', 'pt', 'twoStatesNeed', 'Massachusetts'],
  ['owner op out of laredo tx, need 1 mil liability and 100k cargo', 'en', 'truckElsewhere', 'Texas'],
  ['arkansas sí o no', 'es', 'elsewhere', 'Arkansas'],
  ['en nueva york me dieron la licencia sin papeles, quiero asegurar el carro allá en queens', 'es', 'elsewhere', 'Nueva York'],
  ['tenho um caminhão em massachusetts e outro em atlanta, seguram os dois?', 'pt', 'twoStatesNeed', 'Massachusetts'],
] as const)('the reply begins with the place that is not served: %s', (message, locale, id, place) => {
  const reply = replyTo(message, locale);
  expect([reply.id, reply.text.slice(0, 50).includes(place)]).toEqual([id, true]);
});

test.each([
  ['got rear ended in ohio on vacation, does my georgia policy pay', 'en'],
  ['choqué en texas de vacaciones, ¿mi seguro de georgia me cubre?', 'es'],
  ['bati em nova york com seguro da flórida, me cobre lá?', 'pt'],
] as const)('a crash on a trip is covered where no policy is sold: %s', (message, locale) => {
  const { id, text } = replyTo(message, locale);
  expect(id).toBe('otherState');
  expect(text).toMatch(/^(?:Usually yes|Por lo general sí|Em geral sim)/);
});
