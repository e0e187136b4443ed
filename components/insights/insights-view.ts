import type { Messages } from '#lib/i18n/messages.ts';

export type InsightsWords = Messages['insights'];

export type InsightsView = { words: InsightsWords; regional: string };
