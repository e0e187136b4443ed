import { groupOf } from '#components/sections/fact-groups.ts';
import { locales } from '#lib/i18n/routing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { sectionsOf, pages } from '#lib/site/pages.ts';

const english = messagesFor('en').site.factGroups;

const grouped = pages
  .flatMap(sectionsOf)
  .flatMap(({ kind, facts = {} }) => (kind === 'facts' ? Object.values(facts) : []))
  .flatMap((reference) => {
    const group = groupOf(reference, english);
    return group ? [{ reference, group: group.id, step: reference.split('.')[1] ?? '' }] : [];
  });

test.each(locales)('each step of a group has its words in %s', (locale) => {
  const { factGroups } = messagesFor(locale).site;
  expect(new Set(grouped.map(({ group }) => group)).size).toBe(Object.keys(factGroups).length);
  for (const { reference, group, step } of grouped) {
    const translated = groupOf(reference, factGroups);
    expect([translated?.id, step, translated?.steps[step]]).toEqual([group, step, expect.stringMatching(/\w{3}/)]);
  }
});

test('a fact of one rule alone is in no group', () => {
  expect(groupOf('FL.minimum', english)).toBeUndefined();
});
