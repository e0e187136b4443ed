import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { copyOfLead } from '#components/forms/copy-of-lead.ts';
import { readDraft, writeDraft } from '#components/forms/draft-store.ts';
import { controlOf, controlValue, fillControl, isUntouched } from '#components/forms/form-controls.ts';
import { takeSnapshot } from '#components/forms/snapshot.ts';
import { useUndo } from '#components/forms/use-undo.ts';
import type { FieldProblem, FormView } from '#components/forms/form-view.ts';
import type { Sent } from '#components/forms/use-lead-form.ts';
import { showToast } from '#components/ui/toast.ts';
import type { ProblemCode } from '#lib/forms/kinds/kind.ts';
import { makeChosenFile, type ChosenFile, type DocumentsView, listProblem, withFiles } from './documents-view.ts';
import { type FileChange, sendDocuments, unstage } from './send-documents.ts';

function openMail(element: HTMLFormElement, files: readonly ChosenFile[], { form, words }: DocumentsView): void {
  const typed = (name: string) => controlValue(controlOf(element, name));
  const subject = words.ui.mailSubject.replace('{name}', () => typed('client_name'));
  const names = words.ui.mailFiles.replace('{files}', () => files.map(({ file }) => file.name).join(', '));
  const body = [typed('client_name'), typed('client_email'), '', typed('message'), '', names].join('\r\n');
  location.href = `mailto:${form.words.mailto}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Checks required fields and e-mail addresses; the server checks the rest. */
function validateFields(element: HTMLFormElement, view: FormView): FieldProblem[] {
  return view.groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, label, kind, required }) => {
      const value = controlValue(controlOf(element, name)).trim();
      const code: ProblemCode | undefined =
        value === '' ? (required ? 'required' : undefined) : kind === 'email' && !/^\S+@\S+\.\S+$/.test(value) ? 'email' : undefined;
      return code ? [{ field: name, code, message: view.problems[code].replace('{label}', label) }] : [];
    });
}

type State = {
  problems: readonly FieldProblem[];
  failure: string;
  attempt: number;
  /** Percent; undefined while nothing is sent. */
  progress: number | undefined;
  isUnreached: boolean;
  note: string;
  sent?: Sent;
};

const initialState: State = { problems: [], failure: '', attempt: 0, progress: undefined, isUnreached: false, note: '' };

const indexOf = (field: string): number => (/^file_\d+$/.test(field) ? Number(field.slice(5)) : -1);

export function useDocuments(view: DocumentsView) {
  const { words, form: formView } = view;
  const { restored } = formView;
  const form = useRef<HTMLFormElement>(null);
  const abort = useRef<AbortController>(undefined);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [state, setState] = useState<State>({
    ...initialState,
    problems: restored?.problems ?? [],
    failure: restored?.failure ?? '',
    attempt: restored ? 1 : 0,
  });
  const update = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));
  const undo = useUndo();
  const close = words.ui.close;

  const fail = (failure: string, problems: readonly FieldProblem[] = [], title?: string, text?: string) => {
    setState(({ attempt }) => ({ ...initialState, failure, problems, attempt: attempt + 1 }));
    if (title) showToast({ title, ...(text ? { text } : {}), tone: 'danger', close });
  };

  const add = (more: readonly File[]) => {
    const next = withFiles(files, more, view);
    setFiles(next.files);
    update({ note: next.note, problems: state.problems.filter(({ field }) => indexOf(field) < 0), failure: '' });
  };
  // Files chosen before hydration are in the control.
  const takeEarly = useEffectEvent(() => {
    // The start script stores the values when the visitor leaves the page.
    for (const [name, value] of Object.entries(readDraft(formView.id))) {
      const control = form.current && controlOf(form.current, name);
      if (control && control.type !== 'file' && isUntouched(control)) fillControl(control, value);
    }
    const fileControl = form.current && controlOf(form.current, 'file_0');
    if (fileControl instanceof HTMLInputElement && fileControl.files?.length) {
      add([...fileControl.files]);
      fileControl.value = '';
    }
  });
  useEffect(() => {
    takeEarly();
    return () => abort.current?.abort();
  }, []);

  const byMail = () => {
    if (!form.current) return;
    openMail(form.current, files, view);
    showToast({ title: words.ui.mailTitle, text: words.ui.mailText, close });
  };

  const refuse = (sent: readonly ChosenFile[], text: string, problems: readonly FieldProblem[]) => {
    const problemAt = (index: number) => problems.find(({ field }) => indexOf(field) === index);
    setFiles(
      sent.map((file, index) => {
        const found = problemAt(index);
        return found ? { id: file.id, file: file.file, problem: found.message, hasFailed: found.code === 'file_gone' } : file;
      }),
    );
    fail(
      text,
      problems.filter(({ field }) => indexOf(field) < 0 && field !== ''),
    );
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (state.progress !== undefined) return;
    const filesProblem = listProblem(files, view);
    if (filesProblem)
      return fail(
        '',
        [{ field: 'file_0', code: 'files', message: filesProblem }],
        files.length === 0 ? words.noFiles.title : words.refused,
        files.length === 0 ? words.noFiles.text : undefined,
      );
    const fieldProblems = validateFields(element, formView);
    if (fieldProblems.length > 0)
      return fail(`${words.missing.title}: ${words.missing.text}`, fieldProblems, words.missing.title, words.missing.text);
    const bad = files.find(({ problem, hasFailed }) => problem && !hasFailed);
    if (bad?.problem) return fail(`${words.refused}: ${bad.problem}`);
    abort.current = new AbortController();
    setState({ ...initialState, progress: 0 });
    let sending: readonly ChosenFile[] = files.map(({ id, file, staged }) => ({ id, file, ...(staged ? { staged } : {}) }));
    setFiles(sending);
    const onFile = (id: number, change: FileChange) => {
      sending = sending.map((file) => (file.id === id ? { ...file, ...change } : file));
      setFiles(sending);
    };
    const onProgress = (sent: number, total: number) => update({ progress: total > 0 ? Math.floor((sent / total) * 100) : 0 });
    const outcome = await sendDocuments(element, sending, view, { onProgress, onFile, signal: abort.current.signal });
    if (outcome.status === 'sent') {
      const copy = [
        ...copyOfLead(element, formView),
        { field: 'files', label: words.ui.label, value: files.map(({ file }) => file.name).join('\n') },
      ];
      writeDraft(formView.id, {});
      setState({ ...initialState, sent: { reference: outcome.reference, copy } });
      showToast({ title: words.ui.done, text: words.ui.doneText.replace('{reference}', outcome.reference), tone: 'success', close });
    } else if (outcome.status === 'refused') refuse(sending, outcome.text, outcome.problems);
    else if (outcome.status === 'canceled') {
      unstage(sending);
      setFiles(sending.map(({ id, file }) => ({ id, file })));
      fail(words.ui.canceled);
    } else {
      fail(words.ui.offline);
      update({ isUnreached: true });
      // If some files were sent, the connection may come back: mail is offered, not opened.
      const isPartlySent = sending.some(({ staged }) => staged) && !sending.every(({ staged }) => staged);
      if (!isPartlySent) byMail();
    }
  };

  const clear = () => {
    writeDraft(formView.id, {});
    setFiles([]);
    setState(initialState);
  };
  const unstageFile = (id: number) => unstage(files.filter((file) => file.id === id));

  return {
    form,
    state,
    files,
    pick: {
      add,
      remove: (id: number) => {
        unstageFile(id);
        setFiles(files.filter((file) => file.id !== id));
        // The focused button is removed with its row.
        if (form.current) controlOf(form.current, 'file_0')?.focus();
      },
      replace: (id: number, file: File) => {
        unstageFile(id);
        setFiles(files.map((current) => (current.id === id ? makeChosenFile(file, view) : current)));
      },
    },
    submit,
    cancel: () => abort.current?.abort(),
    undo,
    /** The browser resets the fields right after this. */
    reset: (element: HTMLFormElement) => {
      const restore = takeSnapshot(element, formView.id);
      const kept = files.map(({ id, file, problem }) => ({ id, file, ...(problem ? { problem } : {}) }));
      unstage(files);
      clear();
      undo.offer(() => {
        restore();
        setFiles(kept);
        element.querySelector<HTMLElement>('[type=reset]')?.focus();
      });
    },
    another: clear,
    byMail,
  };
}
