import { Button } from '#components/ui/button.tsx';
import type { InsightsWords } from './insights-view.ts';
import { refreshMs } from './refresh-while-visible.ts';

type Props = { words: InsightsWords['targeting']; paused: boolean; onPause: () => void };

export function TargetingHead({ words: targeting, paused, onPause }: Props) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <div>
        <h3 className="font-bold text-xl leading-snug">{targeting.heading}</h3>
        <p className="text-muted [@media(scripting:none)]:hidden">{targeting.lead.replace('{seconds}', String(refreshMs / 1000))}</p>
      </div>
      <Button intent="outline" onClick={onPause} aria-pressed={paused} className="[@media(scripting:none)]:hidden">
        {paused ? targeting.resume : targeting.pause}
      </Button>
    </div>
  );
}
