import 'server-only';

/** Whether a character is in a class such as `[A-C5]`, given without brackets. */
function isIn(members: string, character: string): boolean {
  for (let index = 0; index < members.length; index += 1) {
    if (members[index + 1] === '-' && index + 2 < members.length) {
      if (character >= members.charAt(index) && character <= members.charAt(index + 2)) return true;
      index += 2;
    } else if (members[index] === character) return true;
  }
  return false;
}

/** The number of fixed characters of a pattern part, or undefined when the text does not start with it. */
function fixedIn(part: string, text: string): number | undefined {
  let fixed = 0;
  let at = 0;
  for (let index = 0; index < part.length; index += 1, at += 1) {
    const sign = part.charAt(index);
    const character = text.charAt(at);
    if (sign === '*') continue;
    if (sign === '[') {
      const end = part.indexOf(']', index);
      if (!isIn(part.slice(index + 1, end), character)) return undefined;
      index = end;
    } else if (sign === '#' ? character < '0' || character > '9' : sign !== character) return undefined;
    fixed += 1;
  }
  return fixed;
}

/**
 * Matches a vPIC pattern: characters 4 to 8 of a VIN, then after `|` those from the tenth on; `*` any, `#` a digit, `[…]` a class. Returns the number
 * of fixed characters: more is more specific.
 */
export function matchPattern(pattern: string, vin: string): number | undefined {
  const bar = pattern.indexOf('|');
  const head = fixedIn(bar < 0 ? pattern : pattern.slice(0, bar), vin.slice(3, 8));
  if (bar < 0 || head === undefined) return head;
  const tail = fixedIn(pattern.slice(bar + 1), vin.slice(9));
  return tail === undefined ? undefined : head + tail;
}
