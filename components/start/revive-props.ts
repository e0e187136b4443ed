import { createElement, Fragment, type ReactElement } from 'react';

type EncodedElement = { $: [type: string | null, key: string | null, props: Readonly<Record<string, unknown>>] };

const isEncoded = (value: object): value is EncodedElement => '$' in value;

/** Restores the elements in the properties of an island, which the build wrote as JSON. */
export const reviveElement = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !isEncoded(value)) return value;
  const [type, key, props] = value.$;
  const element: ReactElement = createElement(type ?? Fragment, { ...props, key });
  return element;
};
