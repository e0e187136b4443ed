import type { ReactNode } from 'react';

/** A message about what was just done, or what is wrong. */
export function Notice({ kind = 'done', children }: { kind?: 'done' | 'problem'; children: ReactNode }) {
  return (
    <div className={`notice ${kind}`} role={kind === 'problem' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
