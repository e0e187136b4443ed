import { SocialLinks } from '#components/layout/social-links.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { SectionProps } from './section-shell.tsx';

export function Social({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  return (
    <section id={section.words} aria-labelledby={`${section.words}-heading`} className="bg-sunken pb-12 sm:pb-16">
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t pt-6">
          <h2 id={`${section.words}-heading`} className="font-bold text-ink text-xl leading-tight">
            {words.text('heading')}
          </h2>
          <SocialLinks locale={locale} />
        </div>
      </div>
    </section>
  );
}
