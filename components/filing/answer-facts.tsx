import type { AnswerTexts } from './answer-texts.ts';

const sourceStyle = 'mt-1 text-muted text-sm leading-snug';

/** Shows one source for all facts when they share it, else each with its own. */
export function AnswerFacts({ facts }: { facts: AnswerTexts['facts'] }) {
  if (facts.length === 0) return null;
  const [shared, ...others] = [...new Set(facts.flatMap(({ source }) => source ?? []))];
  return (
    <>
      <dl className="mt-6 grid gap-x-8 gap-y-5 md:grid-cols-3">
        {facts.map(({ id, label, text, source }) => (
          <div key={id}>
            <dt className="text-muted">{label}</dt>
            <dd className="mt-1 font-semibold leading-snug">{text}</dd>
            {source && others.length > 0 && <dd className={sourceStyle}>{source}</dd>}
          </div>
        ))}
      </dl>
      {shared && others.length === 0 && <p className={sourceStyle}>{shared}</p>}
    </>
  );
}
