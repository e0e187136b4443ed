import { defang } from '#lib/leads/deliver/mail/visitor-text.ts';

test.each([
  ['https://evil.example/login?a=1', 'https[:]//evil[.]example/login?a=1'],
  ['HTTP:\\\\evil.example', 'HTTP[:]\\\\evil[.]example'],
  ['see www.evil.co.uk now', 'see www[.]evil[.]co[.]uk now'],
  ['evil。example', 'evil[.]example'],
  ['evil\u200b.\u200bexample', 'evil\u200b[.]\u200bexample'],
  ['пример.рф', 'пример[.]рф'],
  ['http://203.0.113.9/x', 'http[:]//203[.]0[.]113[.]9/x'],
  ['ana@evil.example', 'ana[@]evil[.]example'],
  ['mailto:ana@evil.example', 'mailto[:]ana[@]evil[.]example'],
  ['javascript:alert(1)', 'javascript[:]alert(1)'],
  ['invoice.evil.com.pdf', 'invoice[.]evil[.]com[.]pdf'],
])('defangs %j as %j', (typed, shown) => expect(defang(typed)).toBe(shown));

test.each([
  'Call me at 2 p.m. or 3.30 tomorrow.',
  '$1,250.50',
  'Rev. O’Connor, Jr.',
  '24 ft. box truck',
  'Note: two cars',
  '(305) 555-0142',
  '1 @ 2',
])('leaves %j unchanged', (text) => expect(defang(text)).toBe(text));
