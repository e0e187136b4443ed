import { placeAway, placesIn } from '#lib/chat/places.ts';
import { wordsOf } from '#lib/chat/tokens.ts';

const places = (message: string) => placesIn(message, wordsOf(message));

test.each([
  ['minimo na Geórgia', ['GA'], false],
  ['carolina do sul', ['SC'], false],
  ['insurance in VA please', ['VA'], false],
  ['todo va bien', [], false],
  ['TODO VA BIEN', [], false],
  ['me suspendieron a MI la licencia en florida', ['FL'], false],
  ['casa vieja en mobile', ['AL'], false],
  ['my mobile home', [], false],
  ['west virginia', [], true],
  ['virginia occidental', [], true],
  ['Newark NJ', [], true],
  ['moved from Boston to Pompano', ['FL'], true],
  ['just moved from Miami to Nashville', ['TN', 'FL'], false],
  ['minimo en Tennessee, me acabo de mudar de Miami', ['TN', 'FL'], false],
  ['me mudei da Flórida pra Geórgia', ['GA', 'FL'], false],
  ['licencia de mexico', [], false],
  ['quiero la aseguranza', [], false],
])('finds the states that are named: %s', (message, served, isElsewhere) => {
  expect(places(message)).toEqual({ served, isElsewhere, isPuertoRico: false });
});

test.each([
  ['do you write in galveston', [], true],
  ['arlington texas', [], true],
  ['arlington', ['VA'], false],
  ['vivo en Framingham MA', [], true],
  ['I live in VT', [], true],
  ['pa mi troca en tampa', ['FL'], false],
  ['zip 33101', ['FL'], false],
  ['77550', [], true],
  ['zip code 00802', [], true],
  ['zip 34001', [], true],
  ['my truck is worth 77550 dollars', [], false],
])('a city, a code in capitals or a ZIP code names a state: %s', (message, served, isElsewhere) => {
  expect(places(message)).toEqual({ served, isElsewhere, isPuertoRico: false });
});

test.each(['vivo en puerto rico', 'san juan', 'moro em Porto Rico', 'zip code 00907'])('Puerto Rico is no state of the list: %s', (message) => {
  expect(places(message)).toEqual({ served: [], isElsewhere: false, isPuertoRico: true });
});

test.each([
  ['me mudo de charlotte pa maryland', 'Maryland'],
  ['mi primo vive en new jersey', 'New Jersey'],
  ['Newark NJ', 'Newark'],
  ['sr22 in nj', 'NJ'],
  ['vivo en NYC', 'NYC'],
  ['Everett PA', 'Everett'],
  ['a small town in PA', 'PA'],
  ['a small town in VT', 'VT'],
  ['moving from san juan to tampa', 'San Juan'],
  ['quote in miami', undefined],
])('names the place that is not served: %s', (message, place) => {
  expect(placeAway(message, wordsOf(message), placesIn(message, wordsOf(message)))).toBe(place);
});
