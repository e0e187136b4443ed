import { NoWrap } from '#components/ui/no-wrap.tsx';
import type { Words } from '#lib/i18n/page-words.ts';

const lines = (text: string | undefined) => text?.split('\n').filter(Boolean) ?? [];

function Paragraphs({ text }: { text: string | undefined }) {
  return lines(text).map((paragraph) => (
    <p key={paragraph}>
      <NoWrap>{paragraph}</NoWrap>
    </p>
  ));
}

export function ArticlePart({ id, words }: { id: string; words: Words }) {
  const points = lines(words.optional('points'));
  const steps = lines(words.optional('steps'));
  const items = (texts: readonly string[]) =>
    texts.map((text) => (
      <li key={text}>
        <NoWrap>{text}</NoWrap>
      </li>
    ));
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="flex scroll-mt-6 flex-col gap-4 text-lg leading-relaxed">
      <h2 id={`${id}-heading`} className="mt-4 font-bold text-xl leading-tight">
        {words.text('title')}
      </h2>
      <Paragraphs text={words.optional('text')} />
      {points.length > 0 && <ul className="flex list-disc flex-col gap-2.5 pl-6 marker:text-primary">{items(points)}</ul>}
      {steps.length > 0 && <ol className="flex list-decimal flex-col gap-2.5 pl-7 marker:font-bold marker:text-primary">{items(steps)}</ol>}
      <Paragraphs text={words.optional('after')} />
    </section>
  );
}
