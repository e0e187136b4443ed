import type { ReactNode } from 'react';

/** The outcome of a post, or a problem. */
export function Notice({ kind = 'done', children }: { kind?: 'done' | 'problem'; children: ReactNode }) {
  return (
    <div className={`notice ${kind}`} role={kind === 'problem' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
