'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { controlStyles } from './control-styles.ts';

type Props = Omit<ComponentProps<'input'>, 'type'> & { words: { chooseFile: string; noFile: string } };

/** Our own button, because the browser's is in the browser's language. Without script the browser's is shown: it names the chosen file. */
export function FileInput({ words, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState('');
  const show = () => setNames([...(input.current?.files ?? [])].map(({ name }) => name).join(', '));
  useEffect(show, []);
  useEffect(() => {
    const form = input.current?.form;
    // The browser empties the control only after the listeners of `reset`.
    const hide = () => setNames('');
    form?.addEventListener('reset', hide);
    return () => form?.removeEventListener('reset', hide);
  }, []);
  return (
    <span
      className={`${controlStyles} relative flex flex-wrap items-center gap-x-3 gap-y-1 has-focus-visible:outline-3 has-focus-visible:outline-primary has-focus-visible:outline-offset-2 has-aria-invalid:border-2 has-aria-invalid:border-danger`}
    >
      <span
        aria-hidden="true"
        className="shrink-0 rounded-control bg-primary-soft px-3 py-1 font-semibold text-primary [@media(scripting:none)]:hidden"
      >
        {words.chooseFile}
      </span>
      <span aria-hidden="true" className="wrap-anywhere min-w-0 text-muted [@media(scripting:none)]:hidden">
        {names || words.noFile}
      </span>
      <input
        ref={input}
        type="file"
        onChange={show}
        className="w-full [@media(scripting:enabled)]:absolute [@media(scripting:enabled)]:inset-0 [@media(scripting:enabled)]:cursor-pointer [@media(scripting:enabled)]:opacity-0"
        {...props}
      />
    </span>
  );
}
