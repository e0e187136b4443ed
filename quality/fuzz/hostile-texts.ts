/** Texts that break programs, by the part that they attack. Invisible characters are escaped. */
const textsByTarget: Readonly<Record<string, readonly string[]>> = {
  'right to left': ['\u05d0\u05d1\u05d2 12', '\u0645\u0631\u062d\u0628\u0627 A', 'a\u202egpj.exe', '\u2067b\u2069', '\u200fx'],
  'invisible characters': ['a\u200bb', 'a\u200c\u200db', '\ufeffa', 'a\u00adb', '\u2060a', 'a\u180eb', '\u3164a', 'a\u034fb'],
  'Unicode white space': ['a\u00a0b', 'a\u2003b', 'a\u3000b', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\tb'],
  'combining characters': ['n\u0303', 'Z\u0351\u036b\u0343a\u0329', '\u1100\u1161\u11a8', '\ufdfa', '\ufb03', '\u0131\u0130'],
  emoji: ['🚗1', '👩🏽‍🚒x', '🏳️‍🌈x', '1️⃣', '🇧🇷x', '👨‍👩‍👧‍👦x', '\u{1f9d1}\u{1f3ff}x'],
  'outside the BMP': ['𝒜', '𠜎', '𐍈', '\u{e0041}a', '\u{10fffd}a'],
  'lone surrogates': ['a\ud800', '\udc00a', 'a\udfff\ud800b'],
  controls: ['a\u0000b', 'a\u0007b', 'a\u001b[31mb', 'a\u007fb', 'a\u009bb', 'a\rb', 'a\nb', 'a\r\nb'],
  'header lines': ['a\r\nBcc: x@evil.example', 'a\nSubject: x', 'a%0d%0aSet-Cookie: x', 'a\r\n.\r\nQUIT', '=?utf-8?B?PGI+?= a'],
  HTML: [
    '<script>alert(1)</script>a',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='x' a",
    '</td></tr></table><h1>a',
    '<!--a',
    ']]>a<![CDATA[',
    '&lt;b&gt; &amp; &#0; &nbsp',
    '<a href="javascript:x">a</a>',
    '<svg/onload=x>a',
    '</title><style>*{}a',
  ],
  'encoded HTML': ['\uff1cscript\uff1ea', '\\u003cb\\u003ea', '%3Cb%3Ea', '+ADw-b+AD4-a', '\u02bca\u02bc'],
  SQL: ["'; drop table lead; --a", "a' or '1'='1", '" or ""="a', "a\\'; --", 'a%_', '$1 ? :a', "x') union select 1--"],
  'shell commands': ['$(id)a', '`id`', '; rm -rf a', '| a', '&& a', '$HOME a', '%PATH% a', '!!a'],
  templates: [
    '{{7*7}}a',
    '${7*7}a',
    '<%= 7 %>a',
    '#{7}a',
    '{% a %}',
    '@(1)a',
    '{a}',
    '{0}',
    "'{'a'}'",
    '{n, plural, other {#}}',
    '}{a',
    '<b>{x}</b>',
  ],
  formats: ['%s%n%x a', '%d', '%', '%%a', '%c0%af', '\\x41', '\\', '\\\\a', '\\"a'],
  formulas: ['=1+1', '+1', '-1', '@a', "=cmd|' /C calc'!A0", '\t=1', '\uff1d1'],
  numbers: [
    '0',
    '-0',
    '1e309',
    '9007199254740993',
    '0x10',
    '1_000',
    'NaN',
    'Infinity',
    '1.7976931348623157e308',
    '1,000.00',
    '٠١٢',
    '⅓',
    '0'.repeat(40),
  ],
  'literals of programming languages': [
    'null',
    'undefined',
    'true',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'None',
    'nil',
  ],
  paths: ['../../etc/passwd', '..\\..\\a', '/dev/null', 'file:///a', 'C:\\a', '//evil.example/a', 'con', 'a/../b', '.', '..a'],
  JSON: ['{"a":1}', '[1', '"a', '\\ud800', 'a","b":"c', '\u2028"a'],
  addresses: ['a@b.example, c@d.example', '<a@b.example>', '"a" <b@c.example>', 'https://evil.example/a', 'data:text/html,a', 'javascript:a'],
  names: ["D'Ângelo", 'O’Brien', 'Null', 'Ñ', '李', 'José María de la Ó', 'X Æ A-12', 'Jr., MD', 'Łukasz', 'İbrahim', 'ß'],
};

export const hostileTexts: readonly string[] = Object.values(textsByTarget).flat();

// Characters that are never stored: controls, line ends, direction marks, lone surrogates.
const neverStored = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text must be stored as it was typed, except for white space at its ends. */
export const isStoredUnchanged = (text: string): boolean => !neverStored.test(text);

/** A text for a name field, which needs a letter or a digit. */
export const asName = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? text : `A${text}`);
