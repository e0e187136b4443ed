'use client';

import { lazy, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import type { Choice, PortalView } from './portal-view.ts';

const LeadForm = lazy(() => import('#components/forms/lead-form.tsx').then((module) => ({ default: module.LeadForm })));
const DocumentsForm = lazy(() => import('./documents-form.tsx').then((module) => ({ default: module.DocumentsForm })));

function ChosenForm({ lead, back, choices }: Extract<PortalView, { kind: 'choice' }>) {
  const [chosen, setChosen] = useState<Choice>();
  const list = useRef<HTMLUListElement>(null);
  // The focused button is removed with the form, so the focus moves to the choice.
  const goBack = (from: Choice) => {
    flushSync(() => setChosen(undefined));
    list.current?.querySelectorAll('button')[choices.indexOf(from)]?.focus();
  };
  if (chosen)
    return (
      <div>
        <Button intent="quiet" onClick={() => goBack(chosen)} className="-ml-5">
          {back}
        </Button>
        <h3 ref={(heading) => heading?.focus()} tabIndex={-1} className="font-bold text-xl">
          {chosen.title}
        </h3>
        <LeadForm view={chosen.view} onAnother={() => goBack(chosen)} />
      </div>
    );
  return (
    <>
      <p className="text-muted">{lead}</p>
      <ul ref={list} className="grid gap-3">
        {choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              onClick={() => setChosen(choice)}
              className="block w-full cursor-pointer rounded-card border border-line p-4 text-left hover:border-primary hover:bg-primary-soft"
            >
              <span className="block font-bold text-lg text-primary">{choice.title}</span>
              <span className="mt-1 block text-muted">{choice.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function PortalForm({ view }: { view: PortalView }) {
  if (view.kind === 'documents') return <DocumentsForm view={view.view} />;
  if (view.kind === 'form') return <LeadForm view={view.view} />;
  return <ChosenForm {...view} />;
}
