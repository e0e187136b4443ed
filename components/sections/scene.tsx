import type { ReactNode } from 'react';
import type { Line } from '#lib/site/page.ts';
import { CommercialScene } from './scenes/commercial.tsx';
import { CompanyScene } from './scenes/company.tsx';
import { HomeownersScene } from './scenes/homeowners.tsx';
import { PersonalScene } from './scenes/personal.tsx';
import { PropertyScene } from './scenes/property.tsx';

export const scenes: Record<Line, () => ReactNode> = {
  personal: PersonalScene,
  commercial: CommercialScene,
  property: PropertyScene,
  homeowners: HomeownersScene,
  company: CompanyScene,
};

/** The drawing of a line of insurance. Silent: the words beside it say what it is about. */
export function Scene({ line, className }: { line: Line; className?: string }) {
  const Drawing = scenes[line];
  return (
    <svg aria-hidden="true" viewBox="0 0 520 320" preserveAspectRatio="xMidYMax slice" className={className}>
      <Drawing />
    </svg>
  );
}
