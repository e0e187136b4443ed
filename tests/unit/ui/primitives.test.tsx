import { renderToStaticMarkup } from 'react-dom/server';
import { Accordion, AccordionItem } from '#components/ui/accordion.tsx';
import { Dialog, DialogClose } from '#components/ui/dialog.tsx';
import { Progress } from '#components/ui/progress.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { type Tag, readTags } from '#tests/support/texts/html.ts';
import type { ReactNode } from 'react';

const tagsOf = (node: ReactNode) => readTags(renderToStaticMarkup(node));
const named = (tags: readonly Tag[], name: string) => tags.filter((tag) => tag.name === name);

test('a dialog has its heading as name, and its buttons close it without JavaScript', () => {
  const tags = tagsOf(
    <Dialog id="guide" title="Free guide">
      <DialogClose label="Close" />
    </Dialog>,
  );
  const [dialog] = named(tags, 'dialog');
  const heading = tags.find(({ attributes }) => attributes.id === dialog?.attributes['aria-labelledby']);
  expect(heading).toMatchObject({ name: 'h2', text: 'Free guide' });
  expect(dialog?.attributes).toMatchObject({ id: 'guide', closedby: 'any' });
  expect(named(tags, 'form').map(({ attributes }) => attributes.method)).toEqual(['dialog']);
  expect(named(tags, 'button')[0]?.attributes).toMatchObject({ type: 'submit', 'aria-label': 'Close' });
});

test('tabs and accordion items of a set share a name', () => {
  const tabs = tagsOf(<Tabs name="kinds" tabs={['auto', 'home'].map((id) => ({ id, label: id, panel: id }))} />);
  expect(named(tabs, 'details').map(({ attributes: { id, name } }) => [id, name])).toEqual([
    ['auto', 'kinds'],
    ['home', 'kinds'],
  ]);
  expect(named(tabs, 'details').map(({ attributes }) => 'open' in attributes)).toEqual([true, false]);
  const questions = tagsOf(
    <Accordion>
      <AccordionItem name="faq" title="What is an SR-22?">
        A form.
      </AccordionItem>
      <AccordionItem name="faq" title="How long?">
        Three years.
      </AccordionItem>
    </Accordion>,
  );
  expect(new Set(named(questions, 'details').map(({ attributes }) => attributes.name))).toEqual(new Set(['faq']));
  expect(named(questions, 'summary').map(({ text }) => text)).toEqual(['What is an SR-22?', 'How long?']);
});

test('the title of an accordion item is one flex item', () => {
  const summary = renderToStaticMarkup(<AccordionItem title="Will I need an SR-22?">Perhaps.</AccordionItem>).match(
    /<summary[^>]*>(.*)<\/summary>/,
  )?.[1];
  expect(summary).toMatch(/^<span>Will I need an <span[^>]*>SR-22<\/span>\?<\/span><svg/);
});

test('progress has a label and is indeterminate without a value', () => {
  const known = tagsOf(<Progress label="Step 2 of 5" note="40 %" value={40} />);
  expect(named(known, 'label')[0]?.text).toContain('Step 2 of 5');
  expect(named(known, 'progress')[0]?.attributes).toMatchObject({ max: '100', value: '40' });
  expect(named(tagsOf(<Progress label="Sending" />), 'progress')[0]?.attributes).not.toHaveProperty('value');
});
