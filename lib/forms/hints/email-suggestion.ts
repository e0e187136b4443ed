import { isOneTypo } from '#lib/text/is-one-typo.ts';

const known = [
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
const real = new Set([...known, 'email.com', 'mail.com', 'ymail.com', 'gmx.com', 'proton.me', 'me.com']);
const endings: Readonly<Record<string, readonly string[]>> = {
  com: ['con', 'cmo', 'ocm', 'comm', 'coom', 'cim', 'vom', 'xom', 'om', 'cm', 'co', 'cpm', 'c0m', 'come'],
  net: ['ne', 'nte', 'ent', 'met', 'nett', 'bet'],
  'com.br': ['con.br', 'com.b', 'combr', 'cm.br', 'co.br'],
  'com.mx': ['con.mx', 'com.m', 'commx', 'cm.mx'],
};
const shortestGuessed = 5;

function split(domain: string): [label: string, ending: string] {
  const point = domain.indexOf('.');
  return point < 0 ? [domain, ''] : [domain.slice(0, point), domain.slice(point + 1)];
}

function isMeant(domain: string, candidate: string): boolean {
  const [label, ending] = split(domain);
  const [meantLabel, meantEnding] = split(candidate);
  const isEnding = ending === meantEnding || ending === '' || (endings[meantEnding]?.includes(ending) ?? false);
  return isEnding && (label === meantLabel || (meantLabel.length >= shortestGuessed && isOneTypo(label, meantLabel)));
}

/** The address with a corrected domain, where it is one slip from a well-known one: `ana@gmial.com` gives `ana@gmail.com`. */
export function emailSuggestion(text: string): string | undefined {
  const [, name, typed] = /^([^\s@]+)@([^\s@]+)$/.exec(text.trim()) ?? [];
  if (!name || !typed) return undefined;
  const domain = typed.toLowerCase().replace(/\.+$/, '').replaceAll(',', '.');
  const plain = domain === typed.toLowerCase();
  if (real.has(domain)) return plain ? undefined : `${name}@${domain}`;
  const meant = known.find((candidate) => isMeant(domain, candidate));
  return meant && `${name}@${meant}`;
}
