'use client';

import { lazy, type ReactNode, Suspense, type SyntheticEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field, FieldError, FieldHint, Label } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { pressEnded } from '#components/ui/press.ts';
import { Select } from '#components/ui/select.tsx';
import type { runTool } from './run-tool.ts';
import type { RestoredTool, ToolView } from './tool-view.ts';

const loadAnswer = () => import('./tool-answer.tsx').then(({ Answer }) => ({ default: Answer }));
const loadRunTool = () => import('./run-tool.ts');
const Answer = lazy(loadAnswer);

const inputs = {
  usdot: { inputMode: 'numeric', maxLength: 8 },
  vin: { autoCapitalize: 'characters', maxLength: 20 },
  address: { autoComplete: 'address-line1', maxLength: 200 },
  license: { autoCapitalize: 'characters', maxLength: 40 },
} as const;

type Props = { view: ToolView; restored?: RestoredTool; children?: ReactNode };

/**
 * One tool: input and answer. `children`: the answer on the page that responds to a post without JavaScript. The code that answers is loaded on first focus.
 */
export function Tool({ view, restored, children }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof runTool>>>();
  const { id, label, hint, submit: submitLabel, locale } = view;
  const problem = restored?.answer.invalid && !answer ? restored.answer.text : undefined;

  const preload = () => {
    Promise.all([loadRunTool(), loadAnswer()]).catch(() => {});
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const tools = await loadRunTool();
      const found = await tools.runTool(view, String(given.get('typed') ?? ''), String(given.get('state') ?? ''));
      await pressEnded();
      setFailed(false);
      setAnswer(found);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex grow flex-col">
      <form
        method="post"
        action={`/api/answers/${id}`}
        onSubmit={submit}
        onFocus={preload}
        data-tool={id}
        aria-labelledby={`tool-${id}-title`}
        noValidate
        className="flex grow flex-col gap-3"
      >
        <input type="hidden" name="locale" value={locale} />
        {view.id === 'license' && (
          <Field>
            <Label htmlFor="tool-license-state">{view.state}</Label>
            <Select id="tool-license-state" name="state" defaultValue={restored?.state}>
              {view.states.map((state) => (
                <option key={state.value} value={state.value}>
                  {state.label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field>
          <Label htmlFor={`tool-${id}`}>{label}</Label>
          <Input
            id={`tool-${id}`}
            name="typed"
            defaultValue={restored?.input}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `tool-${id}-problem tool-${id}-hint` : `tool-${id}-hint`}
            {...inputs[id]}
          />
          {problem && <FieldError id={`tool-${id}-problem`}>{problem}</FieldError>}
          <FieldHint id={`tool-${id}-hint`}>{hint}</FieldHint>
        </Field>
        <Button type="submit" intent="outline" aria-disabled={isBusy} className="mt-auto">
          {isBusy ? view.working : submitLabel}
        </Button>
      </form>
      <div role="status">
        {!failed && !answer && children}
        {failed && <p className="mt-4 font-semibold text-danger">{view.failed}</p>}
        {answer && !failed && (
          <Suspense>
            <Answer view={view} {...answer} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
