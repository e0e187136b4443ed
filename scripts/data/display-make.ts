const capitals = new Set([
  'BMW',
  'GMC',
  'BYD',
  'MG',
  'AC',
  'DS',
  'KTM',
  'TVR',
  'UD',
  'MV',
  'IC',
  'AM',
  'MAN',
  'MCI',
  'VPG',
  'REV',
  'SSC',
  'HJC',
  'JCB',
  'CFMOTO',
  'MINI',
]);
const spelled: Readonly<Record<string, string>> = {
  MCLAREN: 'McLaren',
  'ROLLS ROYCE': 'Rolls-Royce',
  'ALFA ROMEO': 'Alfa Romeo',
  DELOREAN: 'DeLorean',
  VINFAST: 'VinFast',
};

/** vPIC writes most makes in capitals; readers know them as Ford, Mercedes-Benz, BMW. */
export function displayMake(name: string): string {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  const known = spelled[trimmed.toUpperCase()];
  if (known || trimmed !== trimmed.toUpperCase()) return known ?? trimmed;
  return trimmed
    .split(/(?<=[ -])/)
    .map((word) => (capitals.has(word.trim()) || /\d/.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()))
    .join('');
}
