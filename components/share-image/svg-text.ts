import { Children, isValidElement, type ReactNode } from 'react';
import { color } from '#lib/colors.ts';

const keptNames = new Set(['viewBox', 'preserveAspectRatio']);
const attribute = (name: string, value: unknown) =>
  ` ${keptNames.has(name) ? name : name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}="${String(value)}"`;

/** Converts the classes of a drawing to attributes: style sheets do not apply to a picture. */
function colorAttributes(className: string): string {
  return className
    .split(' ')
    .map((name) => {
      const [, kind = '', value = ''] = /^(fill|stroke|text|opacity)-(.+)$/.exec(name) ?? [];
      if (kind === 'opacity') return attribute('opacity', Number(value) / 100);
      return kind && attribute(kind === 'text' ? 'color' : kind, value === 'none' ? value : color(value));
    })
    .join('');
}

export function svgText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (!isValidElement<Record<string, unknown> & { children?: ReactNode; className?: string }>(child)) return '';
      const { type, props } = child;
      if (typeof type === 'function') return svgText(Reflect.apply(type, undefined, [props]));
      const { children, className = '', ...rest } = props;
      if (typeof type !== 'string') return svgText(children);
      const attributes = Object.entries(rest).map(([name, value]) => attribute(name, value));
      return `<${type}${attributes.join('')}${colorAttributes(className)}>${svgText(children)}</${type}>`;
    })
    .join('');
}
