import { Island } from '#components/start/island.tsx';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { formById } from '#lib/forms/registry.ts';
import { hasPage, type PageId, pageOf } from '#lib/site/pages.ts';
import { lineForms, reviewForms } from '#lib/site/quote-context.ts';
import { FormMount } from './form-mount.tsx';
import { makeFormView } from './make-form-view.ts';

export const selectors = {
  selector: lineForms,
  'review-selector': reviewForms,
};

const icons: Readonly<Record<(typeof lineForms | typeof reviewForms)[number], IconName>> = {
  'personal-auto': 'car',
  'commercial-auto': 'truck',
  'commercial-property': 'building',
  homeowners: 'home',
  'review-personal': 'car',
  'review-commercial': 'truck',
  'review-property': 'building',
};

/** Forms that have a page of their own. */
const formsWithPage = [
  { id: 'workers-compensation', page: 'workers-comp', icon: 'people' },
  { id: 'general', page: 'smart-quote', icon: 'file' },
] as const satisfies readonly { id: string; page: PageId; icon: IconName }[];

export type SelectorId = keyof typeof selectors;

export const isSelector = (form: string): form is SelectorId => Object.hasOwn(selectors, form);

export function QuoteSelector({ locale, selector }: { locale: Locale; selector: SelectorId }) {
  const types: readonly (typeof lineForms | typeof reviewForms)[number][] = selectors[selector];
  const t = translator(locale, 'forms.selector');
  const others = selector === 'selector' ? formsWithPage.filter(({ page }) => hasPage(page)) : [];
  const cards = [
    ...types.map((id) => ({ id, href: `#quote-${id}`, icon: icons[id] })),
    ...others.map(({ id, page, icon }) => ({ id, href: `${localePath(locale, pageOf(page).path)}#quote-form`, icon })),
  ];
  return (
    <>
      <ul id="quote-types" className={`quote-types grid gap-3 sm:gap-4 ${cards.length % 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
        {cards.map(({ id, href, icon }) => (
          <li key={id}>
            <a
              href={href}
              className="flex h-full items-start gap-4 rounded-card border border-line bg-surface p-4 text-ink no-underline shadow-soft hover:border-primary hover:bg-primary-soft sm:p-5"
            >
              <span className="card-icon">
                <Icon name={icon} />
              </span>
              <span className="min-w-0">
                <span className="block font-bold text-lg text-primary leading-tight">{t(`${id}.title`)}</span>
                <span className="mt-1 block text-muted leading-snug">{noWrap(t(`${id}.text`))}</span>
              </span>
              <Icon name="arrow" className="ml-auto size-5 self-center text-primary" />
            </a>
          </li>
        ))}
      </ul>
      {types.map((type) => (
        <section key={type} id={`quote-${type}`} aria-labelledby={`quote-${type}-heading`} className="quote-choice scroll-mt-24">
          <a href="#quote-types" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {t(selector === 'selector' ? 'back' : 'backToSelection')}
          </a>
          <h3 id={`quote-${type}-heading`} className="mt-2 font-bold text-xl">
            {t(`${type}.title`)}
          </h3>
          <Island name="FormMount">
            <FormMount view={makeFormView(formById(type), locale)} isOneOfSeveral />
          </Island>
        </section>
      ))}
    </>
  );
}
