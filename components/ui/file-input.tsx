'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { controlStyles } from './control-styles.ts';
import { Icon } from './icon.tsx';

/** `removeFile` has `{name}` for the name of the file. */
type Props = Omit<ComponentProps<'input'>, 'type'> & { words: { chooseFile: string; noFile: string; removeFile: string } };

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
  // Not every browser can: some keep the file when its window is closed without a choice.
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    for (const type of ['input', 'change']) input.current.dispatchEvent(new Event(type, { bubbles: true }));
    input.current.focus();
  };
  return (
    <span
      className={`${controlStyles} relative flex flex-wrap items-center gap-x-3 gap-y-1 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-primary has-[input:focus-visible]:outline-offset-2 has-aria-invalid:border-2 has-aria-invalid:border-danger`}
    >
      <span
        aria-hidden="true"
        className="shrink-0 rounded-control bg-primary-soft px-3 py-1 font-semibold text-primary [@media(scripting:none)]:hidden"
      >
        {words.chooseFile}
      </span>
      <span aria-hidden="true" className={`wrap-anywhere min-w-0 text-muted [@media(scripting:none)]:hidden ${names && 'grow basis-40'}`}>
        {names || words.noFile}
      </span>
      <input
        ref={input}
        type="file"
        onChange={show}
        className="w-full [@media(scripting:enabled)]:absolute [@media(scripting:enabled)]:inset-0 [@media(scripting:enabled)]:cursor-pointer [@media(scripting:enabled)]:opacity-0"
        {...props}
      />
      {names && (
        <Button
          intent="quiet"
          aria-label={words.removeFile.replace('{name}', () => names)}
          onClick={remove}
          className="relative -my-2 -mr-2 min-w-12 px-0"
        >
          <Icon name="close" />
        </Button>
      )}
    </span>
  );
}
