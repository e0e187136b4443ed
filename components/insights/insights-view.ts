import type { Messages } from '#lib/i18n/messages.ts';

export type InsightsWords = Messages['insights'];

/** What the parts of the demonstration need in one language; figures as `regional` (`es-US`) writes them. */
export type InsightsView = { words: InsightsWords; regional: string };
