import { emailSuggestion } from '#lib/forms/hints/email-suggestion.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gnail.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail', 'ana@gmail.com'],
  ['ana@gmail,com', 'ana@gmail.com'],
  ['ana@gmail.com,', 'ana@gmail.com'],
  ['Ana.Ruiz@GMIAL.COM', 'Ana.Ruiz@gmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@outlok.con', 'ana@outlook.com'],
  ['ana@iclod.com', 'ana@icloud.com'],
  ['ana@comcast.nte', 'ana@comcast.net'],
  ['ana@hotmal.com.br', 'ana@hotmail.com.br'],
  ['ana@uol.con.br', 'ana@uol.com.br'],
])('suggests for %s: %s', (typed, meant) => {
  expect(emailSuggestion(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@email.com',
  'ana@me.com',
  'ana@ge.com',
  'ana@live.ca',
  'ana@harborline.example',
  'ana@yahoo.com.br',
  'ana@company.co',
  'ana@',
  'ana',
  '',
  'two words@gmial.com',
])('suggests nothing for %s', (typed) => {
  expect(emailSuggestion(typed)).toBeUndefined();
});
