import { Button } from '#components/ui/button.tsx';
import { Checkbox, CheckboxLabel } from '#components/ui/checkbox.tsx';
import { honeypotField } from '#lib/forms/envelope.ts';
import type { FormView } from './form-view.ts';

/** What stands below the fields: the consent, the button, and the fields that only a plain post needs. */
export function FormFoot({ view, busy }: { view: FormView; busy: boolean }) {
  const { words, start } = view;
  return (
    <div className="mt-8 grid gap-4">
      <input type="hidden" name="form" value={view.id} />
      <input type="hidden" name="locale" value={view.locale} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {words.leaveEmpty}
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <CheckboxLabel className="text-sm">
        <Checkbox name="marketing_consent" defaultChecked={Boolean(start?.values.marketing_consent)} />
        {words.marketing}
      </CheckboxLabel>
      <p className="text-muted text-sm">{words.reply}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy} className="w-full sm:w-auto">
          {busy ? words.submitting : words.submit}
        </Button>
        <Button type="reset" intent="quiet" className="w-full sm:w-auto">
          {words.clear}
        </Button>
      </div>
      <p className="text-muted text-sm">{words.notCover}</p>
    </div>
  );
}
