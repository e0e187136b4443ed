'use client';
import { lazy, Suspense, type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox, CheckboxLabel } from '#components/ui/checkbox.tsx';
import { Field, FieldError, FieldGroup, FieldHint, FieldLegend, Label } from '#components/ui/field.tsx';
import { Loading } from '#components/ui/loading.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { CarrierMatch } from './match-carriers.ts';
import { type RiskFactor, riskFactors } from './carriers.ts';
import type { InsightsView } from './insights-view.ts';

const Matches = lazy(() => import('./matches.tsx').then((part) => ({ default: part.Matches })));

export function Matcher({ view }: { view: InsightsView }) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [matches, setMatches] = useState<readonly CarrierMatch[]>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { matcher, toasts, factors } = view.words;

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const given = new FormData(event.currentTarget);
    const chosen: readonly RiskFactor[] = riskFactors.filter((factor) => given.getAll('factor').includes(factor));
    setBusy(true);
    setProblem(undefined);
    setMatches(undefined);
    try {
      const { analyze } = await import('./analyze.ts');
      const found = await analyze(String(given.get('description') ?? ''), chosen, toasts);
      setMatches(found);
      if (!found) {
        setProblem(toasts.input);
        field.current?.focus();
      }
    } catch {
      setProblem(toasts.failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div data-insights="matcher" className="[@media(scripting:none)]:hidden">
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        <Field>
          <Label htmlFor="matcher-description">{matcher.description}</Label>
          <Textarea
            ref={field}
            id="matcher-description"
            name="description"
            maxLength={2000}
            aria-describedby={problem ? 'matcher-problem matcher-hint' : 'matcher-hint'}
            aria-invalid={problem ? true : undefined}
          />
          {problem && <FieldError id="matcher-problem">{problem}</FieldError>}
          <FieldHint id="matcher-hint">{matcher.hint}</FieldHint>
        </Field>
        <FieldGroup>
          <FieldLegend>{matcher.factors}</FieldLegend>
          <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
            {riskFactors.map((factor) => (
              <CheckboxLabel key={factor}>
                <Checkbox name="factor" value={factor} />
                {factors[factor]}
              </CheckboxLabel>
            ))}
          </div>
        </FieldGroup>
        <Button type="submit" className="sm:self-start" aria-disabled={isBusy}>
          {matcher.submit}
        </Button>
      </form>
      <div className="mt-8">
        {isBusy && <Loading label={matcher.analyzing} />}
        {matches && (
          <Suspense>
            <Matches view={view} matches={matches} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
