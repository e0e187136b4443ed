import type { Messages } from '#lib/i18n/messages.ts';

export type InsightsWords = Messages['insights'];

/** `regional`: the locale for numbers and money, such as `es-US`. */
export type InsightsView = { words: InsightsWords; regional: string };
