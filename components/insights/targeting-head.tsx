import type { ReactNode } from 'react';
import type { InsightsWords } from './insights-view.ts';
import { refreshMs } from './refresh-while-visible.ts';

export function TargetingHead({ words, children }: { words: InsightsWords['targeting']; children?: ReactNode }) {
  return (
    <div className="mb-5 flex min-h-12 flex-wrap items-center justify-between gap-3">
      <div>
        <h3 className="font-bold text-xl leading-snug">{words.heading}</h3>
        <p className="text-muted [@media(scripting:none)]:hidden">{words.lead.replace('{seconds}', String(refreshMs / 1000))}</p>
      </div>
      {children}
    </div>
  );
}
