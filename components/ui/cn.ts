import 'server-only';
import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import { ownClassName } from './class-name.ts';

const merge = extendTailwindMerge({ experimentalParseClassName: ({ className, parseClassName }) => parseClassName(ownClassName(className)) });

/** Joins class names; of two that set the same property the last one wins. Server only: it weighs 9 KB. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
