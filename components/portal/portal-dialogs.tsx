'use client';

import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog, DialogClose } from '#components/ui/dialog.tsx';
import { Loading } from '#components/ui/loading.tsx';
import type { PortalFormId, PortalView } from './portal-view.ts';

const loadForm = () => import('./portal-form.tsx');
const PortalForm = lazy(() => loadForm().then((module) => ({ default: module.PortalForm })));

type Props = {
  locale: string;
  /** The form and title of each dialog, by the path of the link that opens it. */
  dialogs: Readonly<Record<string, { form: PortalFormId; title: string }>>;
  words: { close: string; loading: string };
  children: ReactNode;
};

const views = new Map<string, Promise<PortalView>>();

function viewOf(locale: string, form: PortalFormId): Promise<PortalView> {
  const key = `${locale}/${form}`;
  const known = views.get(key) ?? fetch(`/api/form-view/${key}`).then((response) => (response.ok ? response.json() : Promise.reject(new Error())));
  views.set(key, known);
  known.catch(() => views.delete(key));
  return known;
}

/** Links to form pages open the form in a dialog. Without JavaScript, or with a modifier key, they stay links. */
export function PortalDialogs({ locale, dialogs, words, children }: Props) {
  const links = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Readonly<Record<string, PortalView>>>({});

  const formOf = (event: Event): [path: string, form: PortalFormId] | undefined => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const dialog = link && dialogs[link.pathname];
    return dialog ? [link.pathname, dialog.form] : undefined;
  };

  const prepare = useEffectEvent((event: Event) => {
    const found = formOf(event);
    if (!found) return;
    loadForm().catch(() => {});
    viewOf(locale, found[1]).catch(() => {});
  });

  const open = useEffectEvent((event: MouseEvent) => {
    const found = formOf(event);
    if (!found || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const [path, form] = found;
    const element = document.getElementById(`dialog-${form}`);
    if (!(element instanceof HTMLDialogElement)) return;
    event.preventDefault();
    element.showModal();
    viewOf(locale, form)
      .then((view) => setShown((before) => ({ ...before, [form]: view })))
      .catch(() => location.assign(path));
  });

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    links.current?.addEventListener('click', open, { signal });
    for (const name of ['pointerover', 'focusin']) links.current?.addEventListener(name, prepare, { signal });
    return () => end.abort();
  }, []);

  return (
    <>
      <div ref={links} data-replay>
        {children}
      </div>
      {Object.values(dialogs).map(({ form, title }) => (
        <Dialog key={form} id={`dialog-${form}`} title={title} className="portal-dialog">
          <DialogClose label={words.close} />
          <Suspense fallback={<Loading label={words.loading} />}>
            {shown[form] ? <PortalForm view={shown[form]} /> : <Loading label={words.loading} />}
          </Suspense>
        </Dialog>
      ))}
    </>
  );
}
