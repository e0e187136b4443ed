import { Button } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import { Loading } from '#components/ui/loading.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { State } from '#components/ui/state.tsx';
import { GallerySection } from './gallery-section.tsx';

export function Feedback() {
  return (
    <>
      <GallerySection name="Callout">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Callout key={tone} tone={tone}>
            {tone}: a request is not coverage. Nothing is bound until the carrier confirms.
          </Callout>
        ))}
      </GallerySection>
      <GallerySection name="Progress and loading">
        <Progress label="Step 2 of 5" note="40 %" value={40} />
        <Progress label="Sending three photos" />
        <Loading label="Looking for your address…" />
      </GallerySection>
      <GallerySection name="State">
        <div className="grid gap-4 sm:grid-cols-2">
          {(['empty', 'error', 'success', 'offline'] as const).map((tone) => (
            <State key={tone} tone={tone} title={`The ${tone} state`} text="One sentence that says what is so, and what to do next.">
              <Button intent="outline">Try again</Button>
            </State>
          ))}
        </div>
      </GallerySection>
    </>
  );
}
