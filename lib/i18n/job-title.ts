import type { TeamMember } from '#lib/site/team.ts';
import type { Locale } from './routing.ts';
import { translator } from './messages.ts';

/** "licensed agent, trucking", in the person's gender where the language has two forms. */
export function jobTitle(locale: Locale, { role, gender }: TeamMember): string {
  const t = translator(locale, 'site.article');
  return t(`roles.${role}`, { agent: t(`agent.${gender}`) });
}
