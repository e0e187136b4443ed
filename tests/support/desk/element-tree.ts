import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type Tree = DefaultTreeAdapterTypes.Document;

/** A document as a browser without script reads it. Faster than jsdom. */
export const parseTree = (html: string): Tree => parse(html, { scriptingEnabled: false });

/** The elements within a node, in the order of the document. */
export function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => [...('tagName' in child ? [child] : []), ...elementsIn(child)]);
}

/** The text of a node and of everything within it, without comments. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

export const attributeOf = ({ attrs }: Element, name: string): string | undefined => attrs.find((attribute) => attribute.name === name)?.value;

export const hasClass = (element: Element, name: string): boolean => attributeOf(element, 'class')?.split(/\s+/).includes(name) ?? false;
