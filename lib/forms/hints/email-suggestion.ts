import { isOneTypo } from '#lib/text/is-one-typo.ts';

const suggestedDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'ymail.com',
  'comcast.net',
  'bellsouth.net',
  'sbcglobal.net',
  'verizon.net',
  'att.net',
  'cox.net',
  'charter.net',
  'protonmail.com',
  'yahoo.com.br',
  'hotmail.com.br',
  'outlook.com.br',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'yahoo.com.mx',
  'live.com.mx',
  'hotmail.es',
  'outlook.es',
  'yahoo.es',
];
const acceptedDomains = new Set([...suggestedDomains, 'email.com', 'mail.com', 'gmx.com', 'proton.me', 'me.com']);
const endingTypos: Readonly<Record<string, readonly string[]>> = {
  com: ['con', 'cmo', 'ocm', 'comm', 'coom', 'cim', 'vom', 'xom', 'om', 'cm', 'co', 'cpm', 'c0m', 'come'],
  net: ['ne', 'nte', 'ent', 'met', 'nett', 'bet'],
  'com.br': ['con.br', 'com.b', 'combr', 'cm.br', 'co.br'],
  'com.mx': ['con.mx', 'com.m', 'commx', 'cm.mx'],
};
const minCorrectedLength = 5;

function split(domain: string): [label: string, ending: string] {
  const point = domain.indexOf('.');
  return point < 0 ? [domain, ''] : [domain.slice(0, point), domain.slice(point + 1)];
}

function isTypoOf(domain: string, candidate: string): boolean {
  const [label, ending] = split(domain);
  const [meantLabel, meantEnding] = split(candidate);
  const isEnding = ending === meantEnding || ending === '' || (endingTypos[meantEnding]?.includes(ending) ?? false);
  return isEnding && (label === meantLabel || (meantLabel.length >= minCorrectedLength && isOneTypo(label, meantLabel)));
}

/** The address with a corrected domain, where it is one typo away from a well-known one: `ana@gmial.com` gives `ana@gmail.com`. */
export function emailSuggestion(text: string): string | undefined {
  const [, name, input] = /^([^\s@]+)@([^\s@]+)$/.exec(text.trim()) ?? [];
  if (!name || !input) return undefined;
  const domain = input.toLowerCase().replaceAll(',', '.').replace(/\.+$/, '');
  const isUnchanged = domain === input.toLowerCase();
  if (acceptedDomains.has(domain)) return isUnchanged ? undefined : `${name}@${domain}`;
  const corrected = suggestedDomains.find((candidate) => isTypoOf(domain, candidate));
  return corrected && `${name}@${corrected}`;
}
