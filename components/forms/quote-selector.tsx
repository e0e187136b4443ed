import { Island } from '#components/start/island.tsx';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { formById } from '#lib/forms/registry.ts';
import { hasPage, pageOf } from '#lib/site/pages.ts';
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

const general = 'smart-quote';

export type SelectorId = keyof typeof selectors;

export const isSelector = (form: string): form is SelectorId => Object.hasOwn(selectors, form);

export function QuoteSelector({ locale, selector }: { locale: Locale; selector: SelectorId }) {
  const types: readonly (typeof lineForms | typeof reviewForms)[number][] = selectors[selector];
  const t = translator(locale, 'forms.selector');
  return (
    <>
      <ul id="quote-types" className={`quote-types grid gap-3 sm:gap-4 ${types.length % 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
        {types.map((type) => (
          <li key={type}>
            <a
              href={`#quote-${type}`}
              className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-4 text-ink no-underline shadow-soft hover:border-primary hover:bg-primary-soft sm:p-5"
            >
              <span className="card-icon">
                <Icon name={icons[type]} />
              </span>
              <span className="min-w-0">
                <span className="block font-bold text-lg text-primary leading-tight">{t(`${type}.title`)}</span>
                <span className="mt-1 block text-muted leading-snug">{t(`${type}.text`)}</span>
              </span>
              <Icon name="arrow" className="ml-auto size-5 text-primary" />
            </a>
          </li>
        ))}
      </ul>
      {selector === 'selector' && hasPage(general) && (
        <p className="quote-types mt-4 text-muted leading-snug">
          {t('other')}{' '}
          <a href={localePath(locale, pageOf(general).path)} className="inline-flex min-h-11 items-center text-primary underline underline-offset-4">
            {t('general')}
          </a>
        </p>
      )}
      {types.map((type) => (
        <section key={type} id={`quote-${type}`} aria-labelledby={`quote-${type}-heading`} className="quote-choice scroll-mt-24">
          <a href="#quote-types" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {t(selector === 'selector' ? 'back' : 'backToSelection')}
          </a>
          <h3 id={`quote-${type}-heading`} className="mt-2 font-bold text-xl">
            {t(`${type}.title`)}
          </h3>
          <Island name="FormMount">
            <FormMount view={makeFormView(formById(type), locale)} isChosen />
          </Island>
        </section>
      ))}
    </>
  );
}
