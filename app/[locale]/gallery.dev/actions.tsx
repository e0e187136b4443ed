import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Dialog, DialogClose } from '#components/ui/dialog.tsx';
import { DialogOpener } from '#app/[locale]/gallery.dev/dialog-opener.tsx';
import { ToastButtons } from './toast-buttons.tsx';
import { GallerySection } from './gallery-section.tsx';

const intents = ['primary', 'secondary', 'outline', 'quiet', 'danger'] as const;

export function Actions() {
  return (
    <>
      <GallerySection name="Button">
        {intents.map((intent) => (
          <div key={intent} className="flex flex-wrap gap-3">
            <Button intent={intent}>Get my quote</Button>
            <Button intent={intent} disabled>
              Disabled
            </Button>
            <Button intent={intent} aria-busy="true" aria-disabled="true">
              Submitting…
            </Button>
            <ButtonLink intent={intent} href="#main">
              A link
            </ButtonLink>
          </div>
        ))}
        <div className="night flex flex-wrap gap-3 rounded-card p-5">
          <Button intent="onNight">On night</Button>
          <Button intent="onNight" disabled>
            Disabled
          </Button>
        </div>
      </GallerySection>
      <GallerySection name="Dialog and toast">
        <div className="flex flex-wrap gap-3">
          <DialogOpener dialog="sample-dialog">Open the dialog</DialogOpener>
          <ToastButtons />
        </div>
        <Dialog id="sample-dialog" title="Free insurance guide">
          <DialogClose label="Close" />
          <p className="text-muted">What an SR-22 is, what it costs, and how long it stays. The focus stays inside until you close it.</p>
          <form method="dialog" className="flex flex-wrap gap-3">
            <Button type="submit">Send it to me</Button>
            <Button type="submit" intent="quiet">
              Not now
            </Button>
          </form>
        </Dialog>
      </GallerySection>
    </>
  );
}
