import { callLink, displayPhone, textLink } from '#lib/site/phone.ts';

test('formats a number and links it with its extension', () => {
  expect(displayPhone('+13055550142')).toBe('(305) 555-0142');
  expect(callLink({ e164: '+13055550142', extension: '1' })).toBe('tel:+13055550142,1');
  expect(callLink({ e164: '+13055550142' })).toBe('tel:+13055550142');
  expect(textLink({ e164: '+13055550147' })).toBe('sms:+13055550147');
});

test('throws for a number outside the North American plan', () => {
  expect(() => displayPhone('+5511999990000')).toThrow('+5511999990000');
});
