import 'server-only';
import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names; the last of two conflicting ones wins. Server only: it weighs 9 KB. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
