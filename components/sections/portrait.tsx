import { initialsOf, type TeamMember } from '#lib/site/team.ts';

const initials = 'flex items-center justify-center border border-field bg-primary-soft font-bold font-display text-primary';

/** The picture of a person, or the initials. */
export function Portrait({ member: { name, portrait }, className }: { member: TeamMember; className: string }) {
  const shape = `shrink-0 rounded-full ${className}`;
  if (portrait) return <img src={portrait} alt="" width={64} height={64} loading="lazy" className={`${shape} object-cover`} />;
  return (
    <span aria-hidden="true" className={`${shape} ${initials}`}>
      {initialsOf(name)}
    </span>
  );
}
