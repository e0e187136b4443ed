import { placesIn } from '#lib/chat/places.ts';
import { wordsOf } from '#lib/chat/tokens.ts';

const places = (message: string) => placesIn(message, wordsOf(message));

test.each([
  ['minimo na Geórgia', ['GA'], false],
  ['carolina do sul', ['SC'], false],
  ['insurance in VA please', ['VA'], false],
  ['todo va bien', [], false],
  ['TODO VA BIEN', [], false],
  ['casa vieja en mobile', ['AL'], false],
  ['my mobile home', [], false],
  ['west virginia', [], true],
  ['virginia occidental', [], true],
  ['Newark NJ', [], true],
  ['moved from Boston to Pompano', ['FL'], true],
  ['licencia de mexico', [], false],
  ['quiero la aseguranza', [], false],
])('%s', (message, served, isElsewhere) => {
  expect(places(message)).toEqual({ served, isElsewhere });
});
