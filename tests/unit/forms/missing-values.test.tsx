import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorSummary } from '#components/forms/error-summary.tsx';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { forms } from '#lib/forms/page-forms.ts';
import { formById } from '#lib/forms/registry.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';

describe.each(locales)('in %s', (locale) => {
  test('each required choice has words of its own for a missing value', () => {
    const asked = forms
      .flatMap((form) => makeFormView(form, locale).groups)
      .flatMap(({ fields }) => fields)
      .filter(({ options, kind, required, preset }) => options && kind !== 'choices' && required && !preset);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter(({ problems }) => !problems?.required).map(({ name }) => name)).toEqual([]);
  });

  test('the summary says how many problems there are, and each problem says what to do', () => {
    const view = makeFormView(formById('home'), locale);
    const { ownProblems, form, problems: texts } = messagesFor(locale).forms;
    const zip = { field: 'zipCode', code: 'zip', message: texts.zip } as const;
    const problems = [
      zip,
      ...(['reason', 'firstName'] as const).map((field) => ({ field, code: 'required', message: ownProblems[field].required }) as const),
    ];
    const html = renderToStaticMarkup(<ErrorSummary view={view} problems={problems} failure="" attempt={0} />);
    expect(html).toContain(form.missing + form.missingCount.replace('{count}', '3'));
    expect(html).toContain(`>${ownProblems.reason.required}<`);
    expect(html).toContain(`>${ownProblems.firstName.required}<`);
  });

  test('the label of a phone field says that a WhatsApp number is accepted', () => {
    const fields = makeFormView(formById('home'), locale).groups.flatMap((group) => group.fields);
    expect(fields.find(({ name }) => name === 'phone')?.shownLabel).toMatch(/WhatsApp$/);
  });
});
