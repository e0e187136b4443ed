import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { color } from '#lib/colors.ts';

const folder = 'data/scenes';

/** The rule of a class such as `stroke-night`: what it colors, and with which color of the site's style sheet. */
function rule(className: string): string {
  const [, property = '', name = ''] = /^(fill|stroke|stop)-(.+)$/.exec(className) ?? [];
  return `.${className}{${property === 'stop' ? 'stop-color' : property}:${color(name)}}`;
}

/** A drawing with a rule for each color class that it uses, so that any program shows it as the site does. */
export function withColors(drawing: string): string {
  const names = new Set(Array.from(drawing.matchAll(/ class="([^"]*)"/g), ([, classes = '']) => classes.split(' ')).flat());
  return drawing.replace(/<style>.*<\/style>/, `<style>${[...names].toSorted().map(rule).join('')}</style>`);
}

/** The drawings of the pages, by path. */
export const coloredScenes = (root: string): [string, string][] =>
  readdirSync(join(root, folder)).map((name) => [`${folder}/${name}`, withColors(readFileSync(join(root, folder, name), 'utf8'))]);
