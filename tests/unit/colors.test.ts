import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { color, type Scheme } from '#lib/colors.ts';
import { iconSvg } from '../../scripts/icons/icon-svg.ts';

const root = join(import.meta.dirname, '../..');

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['canvas', 'surface', 'sunken'];
/** Text colors and their backgrounds. */
const texts: Readonly<Record<string, readonly string[]>> = {
  ink: [...backgrounds, 'primary-soft', 'sun-soft'],
  muted: backgrounds,
  primary: [...backgrounds, 'primary-soft'],
  'primary-strong': backgrounds,
  'on-primary': ['primary', 'primary-strong'],
  accent: backgrounds,
  'on-accent': ['accent', 'accent-strong'],
  success: ['success-soft'],
  danger: [...backgrounds, 'danger-soft'],
  'on-danger': ['danger'],
  'on-night': ['night', 'night-soft'],
  'on-night-muted': ['night', 'night-soft'],
  sun: ['night'],
};
const pairs = (['light', 'dark'] as const).flatMap((scheme) =>
  Object.entries(texts).flatMap(([text, grounds]) => grounds.map((background): [Scheme, string, string] => [scheme, text, background])),
);

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('the schemes have dark text on light and light text on dark surfaces', () => {
  expect(luminance(color('canvas'))).toBeGreaterThan(luminance(color('ink')));
  expect(luminance(color('canvas', 'dark'))).toBeLessThan(luminance(color('ink', 'dark')));
});

test.each(pairs)('in the %s scheme, %s can be read on %s (WCAG AA)', (scheme, text, background) => {
  expect(contrast(color(text, scheme), color(background, scheme))).toBeGreaterThanOrEqual(4.5);
});

/** Colors of which only the opacity counts, or which are the same in both schemes. */
const exceptions = ['border-right-color:#0000', 'linear-gradient(transparent, #000 25%)', 'rgb(5 12 15 / 0.6)'];
const writtenColor = /(?<!&)#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch))\(/i;

test('no file but the token sheet contains a color', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const textOf = (file: string) => exceptions.reduce((text, exception) => text.replace(exception, ''), readFileSync(file, 'utf8'));
  expect(files.filter((file) => !file.endsWith('tokens.css') && writtenColor.test(textOf(file)))).toEqual([]);
});

test('icons are current (npm run icons)', () => {
  for (const file of ['app/icon.svg', 'public/icons/icon.svg']) expect(readFileSync(join(root, file), 'utf8').trim()).toBe(iconSvg('rounded'));
});
