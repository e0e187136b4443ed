import type { ReactNode } from 'react';

type Tab = { id: string; label: string; panel: ReactNode };

/**
 * Tabs made of `details`. Works without JavaScript. `name` joins a set; the first tab is open.
 */
export function Tabs({ name, tabs, className = '' }: { name: string; tabs: readonly Tab[]; className?: string }) {
  return (
    <>
      <div data-slot="tabs" className={`tabs ${className}`}>
        {tabs.map(({ id, label, panel }, index) => (
          <details key={id} id={id} name={name} open={index === 0} data-slot="tab">
            <summary className="flex min-h-12 items-center px-4 py-2 font-semibold leading-snug">{label}</summary>
            <div className="py-5">{panel}</div>
          </details>
        ))}
      </div>
      <span hidden data-slot="tabs-end" />
    </>
  );
}
