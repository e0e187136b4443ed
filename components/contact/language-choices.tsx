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

type Props = { locale: Locale; choices: readonly Choice[]; translating: string };

const translatingMs = 1500;
const choiceStyle =
  'flex h-full min-h-11 w-full cursor-pointer items-center gap-2 rounded-control border border-line px-3 text-left text-ink no-underline hover:border-primary hover:bg-primary-soft aria-current:border-primary aria-current:bg-primary-soft aria-current:font-semibold aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold';

export function LanguageChoices({ locale, choices, translating }: Props) {
  const [chosen, setChosen] = useState<Choice>();
  const [note, setNote] = useState<Note>();
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  const recall = useEffectEvent(({ recallLanguage }: { recallLanguage: (code: string) => Note | undefined }) => {
    const choice = choices.find(({ code, href }) => !href && code === storedLanguage());
    setChosen(choice);
    setNote(choice && recallLanguage(choice.code));
  });
  useEffect(() => {
    if (storedLanguage()) import('./choose-language.ts').then(recall, () => {});
  }, []);

  const choose = async (choice: Choice) => {
    turn.current += 1;
    const ownTurn = turn.current;
    setChosen(choice);
    setNote(undefined);
    setBusy(true);
    const waited = new Promise((resolve) => setTimeout(resolve, translatingMs));
    const translatedNote = await import('./choose-language.ts').then(({ chooseLanguage }) => chooseLanguage(choice.code)).catch(() => undefined);
    await waited;
    if (ownTurn !== turn.current) return;
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
      <ul className="mt-4 grid grid-cols-2 gap-2 min-[30rem]:max-lg:grid-cols-3">
        {choices.map((choice) => (
          <li key={choice.code} className="flex" data-script-only={choice.href ? undefined : ''}>
            {choice.href ? (
              <a
                href={choice.href}
                lang={choice.code}
                hrefLang={choice.code}
                className={choiceStyle}
                aria-current={(chosen?.code ?? locale) === choice.code ? 'true' : undefined}
                data-replay
                onClick={(event) => follow(event, choice)}
              >
                {choice.name}
              </a>
            ) : (
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
            )}
          </li>
        ))}
      </ul>
      <div role="status" className="[&>*]:mt-4">
        {busy && (
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
