import { licenseRules } from './license-rules.ts';
import { paperRules } from './paper-rules.ts';
import { tradeRules } from './trade-rules.ts';
import type { TopicRule } from './topic-rule.ts';

/** Rules that decide only when none of the earlier lists does. */
export const lateRules: readonly TopicRule[] = [...licenseRules, ...tradeRules, ...paperRules];
