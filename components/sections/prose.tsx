import { pageWords } from '#lib/i18n/page-words.ts';
import type { SectionProps } from './section-props.ts';
import { SectionShell } from './section-shell.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';

export async function Prose({ locale, page, section }: SectionProps) {
  const words = await pageWords(locale, page.id, section.words);
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} narrow>
      <div className="flex flex-col gap-5 text-lg leading-relaxed">
        {words.texts().map(({ key, text }) => (
          <p key={key}>
            <Unbroken>{text}</Unbroken>
          </p>
        ))}
      </div>
    </SectionShell>
  );
}
