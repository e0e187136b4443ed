import type { ReactNode } from 'react';

type Tab = { id: string; label: string; panel: ReactNode };

/**
 * Tabs of `details`: on a wide screen a row with the open panel below, on a phone an accordion. They work by keyboard and
 * without script. `name` joins the tabs of one set; the first is open.
 */
export function Tabs({ name, tabs, className = '' }: { name: string; tabs: readonly Tab[]; className?: string }) {
  return (
    <div data-slot="tabs" className={`tabs ${className}`}>
      {tabs.map(({ id, label, panel }, index) => (
        <details key={id} id={id} name={name} open={index === 0} data-slot="tab">
          <summary className="flex min-h-12 items-center px-4 py-2 font-semibold leading-snug">{label}</summary>
          <div className="py-5">{panel}</div>
        </details>
      ))}
    </div>
  );
}
