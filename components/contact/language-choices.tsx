'use client';

import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { goToLocale } from '#components/layout/remember-locale.ts';
import { Callout } from '#components/ui/callout.tsx';
import { isLocale, type Locale } from '#lib/i18n/routing.ts';
import { spokenLanguageKey } from '#lib/site/device-keys.ts';
import type { Note } from './choose-language.ts';

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(spokenLanguageKey);
  } catch {
    return null;
  }
}

/** A language of the site has an `href`, which works without JavaScript. */
export type Choice = { code: string; name: string; rightToLeft?: true; href?: string };

type Props = { locale: Locale; choices: readonly Choice[]; more: string; translating: string };

const translatingMs = 1500;
const choiceStyle =
  'flex h-full min-h-11 w-full cursor-pointer items-center gap-2 rounded-control border border-line px-2 text-left text-ink no-underline hover:border-primary [&:not([aria-current],[aria-pressed=true])]:hover:bg-primary-soft aria-current:border-primary aria-current:bg-primary aria-current:font-semibold aria-current:text-on-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary';

/** The languages of the site; those in which only the staff reply are below a fold. */
export function LanguageChoices({ locale, choices, more, translating }: Props) {
  const [chosen, setChosen] = useState<Choice>();
  const [note, setNote] = useState<Note>();
  const [isBusy, setBusy] = useState(false);
  const latestChoice = useRef(0);

  const recall = useEffectEvent(({ recallLanguage }: { recallLanguage: (code: string) => Note | undefined }) => {
    const choice = choices.find(({ code, href }) => !href && code === storedLanguage());
    setChosen(choice);
    setNote(choice && recallLanguage(choice.code));
  });
  useEffect(() => {
    if (storedLanguage()) import('./choose-language.ts').then(recall, () => {});
  }, []);

  const choose = async (choice: Choice) => {
    latestChoice.current += 1;
    const thisChoice = latestChoice.current;
    setChosen(choice);
    setNote(undefined);
    setBusy(true);
    const waited = new Promise((resolve) => setTimeout(resolve, translatingMs));
    const translatedNote = await import('./choose-language.ts').then(({ chooseLanguage }) => chooseLanguage(choice.code)).catch(() => undefined);
    await waited;
    if (thisChoice !== latestChoice.current) return;
    if (choice.href && isLocale(choice.code) && choice.code !== locale) return goToLocale(choice.code, choice.href);
    setBusy(false);
    setNote(translatedNote);
  };

  const follow = (event: MouseEvent, choice: Choice) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void choose(choice);
  };

  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-2">
        {choices
          .filter(({ href }) => href)
          .map((choice) => (
            <li key={choice.code} className="flex grow">
              <a
                href={choice.href}
                lang={choice.code}
                hrefLang={choice.code}
                className={`${choiceStyle} justify-center`}
                aria-current={(chosen?.code ?? locale) === choice.code ? 'true' : undefined}
                data-replay
                onClick={(event) => follow(event, choice)}
              >
                {choice.name}
              </a>
            </li>
          ))}
      </ul>
      <details className="group mt-1" data-script-only open={chosen !== undefined && !chosen.href}>
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary">
          <span aria-hidden="true" className="text-xl leading-none group-open:rotate-45">
            +
          </span>
          <span className="underline underline-offset-4">{more}</span>
        </summary>
        <ul className="mt-1 grid grid-cols-2 gap-2 min-[30rem]:max-lg:grid-cols-3">
          {choices
            .filter(({ href }) => !href)
            .map((choice) => (
              <li key={choice.code} className="flex">
                <button
                  type="button"
                  lang={choice.code}
                  dir={choice.rightToLeft ? 'rtl' : undefined}
                  className={choiceStyle}
                  aria-pressed={chosen?.code === choice.code}
                  onClick={() => choose(choice)}
                >
                  {choice.name}
                </button>
              </li>
            ))}
        </ul>
      </details>
      <div role="status" className="[&>*]:mt-4">
        {isBusy && (
          <p className="flex items-center gap-3 text-muted">
            <span aria-hidden="true" className="spinner text-primary" />
            {translating}
          </p>
        )}
        {note && chosen && (
          <Callout lang={chosen.code} dir={chosen.rightToLeft ? 'rtl' : 'ltr'}>
            <p className="font-bold">{note.title}</p>
            <p className="mt-1">{note.text}</p>
          </Callout>
        )}
      </div>
    </>
  );
}
