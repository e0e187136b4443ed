import { Button } from '#components/ui/button.tsx';
import { Field, FieldHint, Label } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Input } from '#components/ui/input.tsx';
import { today } from '#lib/facts/day.ts';
import { endingDay } from '#lib/facts/step-dates.ts';
import type { Term } from '#lib/facts/term.ts';
import { calendarFile } from '#lib/site/calendar-file.ts';
import type { AnswerTexts } from './answer-texts.ts';
import { factTexts, fill } from './fact-texts.ts';
import type { FinderView } from './finder-view.ts';
import { finderId } from './question-field.tsx';

/** Offers a text as a download. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The label of the start date. A term that runs from the issue has no end, so it never gets here: `letter` only satisfies the type. */
const startLabelOf = ({ countedFrom }: Term) => (countedFrom === 'issue' ? 'letter' : countedFrom);

type Props = { view: FinderView; ending: NonNullable<AnswerTexts['ending']>; termStart: string; onStart: (day: string) => void };

/** The usual end of a filing from the day the visitor enters, with a calendar reminder. */
export function Ending({ view, ending: { filing, state, office, term }, termStart, onStart }: Props) {
  const { words, agency, locale } = view;
  const { date } = factTexts(locale, words);
  const end = endingDay(term, termStart);
  const isPassed = end !== undefined && end < today();

  const save = () => {
    if (!end) return;
    const name = `${filing}-${state}-${end}`.toLowerCase();
    const title = fill(words.end.reminder, { filing });
    const text = fill(words.end.reminderText, { ...agency, office });
    const file = calendarFile({ uid: `${name}@${agency.mailHost}`, day: end, title, text, daysAhead: 30, madeAt: new Date() });
    saveFile(`${name}.ics`, 'text/calendar;charset=utf-8', file);
  };

  return (
    <div className="rounded-card bg-sunken p-5">
      <h4 className="font-bold text-lg">{words.end.heading}</h4>
      <Field className="mt-3">
        <Label htmlFor="which-filing-start">{words.end[startLabelOf(term)]}</Label>
        <Input
          id="which-filing-start"
          form={finderId}
          name="start"
          type="date"
          value={termStart}
          onChange={({ target }) => onStart(target.value)}
          autoComplete="off"
        />
      </Field>
      <div className="mt-3 hidden [@media(scripting:none)]:block">
        <Button type="submit" form={finderId} intent="outline" className="w-full">
          {words.finder.submit}
        </Button>
      </div>
      <div aria-live="polite">
        {end && (
          <p className="mt-4 font-semibold" data-filing-end={end}>
            {isPassed ? words.end.passed : fill(words.end.date, { date: date(end) })}
          </p>
        )}
      </div>
      <FieldHint className="mt-2">{words.end.estimate}</FieldHint>
      {end && !isPassed && (
        <Button intent="outline" className="no-print mt-4 w-full [@media(scripting:none)]:hidden" onClick={save}>
          <Icon name="clock" className="size-5" />
          {words.end.save}
        </Button>
      )}
    </div>
  );
}
