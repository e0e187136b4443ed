import { getTranslations } from 'next-intl/server';
import { PageLink } from '#components/layout/page-link.tsx';
import type { SectionProps } from './section-shell.tsx';

export async function Related({ locale, section }: SectionProps) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  return (
    <nav
      aria-labelledby={`${section.words}-heading`}
      className="no-print pt-6 pb-9 sm:pt-10 sm:pb-16 lg:pb-20 [.plain+&]:pt-0 sm:[.plain-wide+&]:pt-0"
    >
      <div className="page-width flex flex-col gap-x-6 gap-y-3 lg:flex-row lg:items-center">
        <h2 id={`${section.words}-heading`} className="shrink-0 font-bold text-lg">
          {t('related')}
        </h2>
        <ul className="flex flex-wrap gap-2.5">
          {section.pages?.map((id) => (
            <li key={id}>
              <PageLink
                locale={locale}
                id={id}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 py-1.5 font-semibold text-primary leading-tight hover:border-primary"
              />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
