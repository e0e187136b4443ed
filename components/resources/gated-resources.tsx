import type { ComponentProps } from 'react';
import { Island } from '#components/start/island.tsx';
import { FormMount } from '#components/forms/form-mount.tsx';
import type { FormView } from '#components/forms/form-view.ts';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { type SectionProps, SectionShell } from '#components/sections/section-shell.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Card, CardText, CardTitle } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { formById } from '#lib/forms/registry.ts';
import { pageWords } from '#lib/i18n/page-words.ts';

/** Presets the form below with a resource (`preset-resource.ts`). Without JavaScript the visitor selects it there. */
function ResourceLink({ resource, children, ...props }: ComponentProps<'a'> & { resource: string }) {
  return (
    <a href="#resource-form" data-replay data-resource={resource} {...props}>
      {children}
    </a>
  );
}

type Option = { value: string; label: string };

function withResources(view: FormView, options: readonly Option[]): FormView {
  const groups = view.groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => (field.name === 'resource' ? { ...field, options } : field)),
  }));
  return { ...view, groups };
}

export function GatedResources({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const items = words.items();
  const options = items.map(({ key, words: item }) => ({ value: key, label: item.text('title') }));
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {items.map(({ key, words: item }) => (
          <li key={key} className="flex">
            <Card tone="action" className="w-full">
              <Badge>{item.text('format')}</Badge>
              <CardTitle>{item.text('title')}</CardTitle>
              <CardText>{item.text('text')}</CardText>
              <p className="text-sm">
                <span className="text-muted">{words.text('goodFor')}</span> {item.text('goodFor')}
              </p>
              <ResourceLink resource={key} className="card-link mt-auto pt-2 font-semibold text-primary">
                {item.text('action')}
                <Icon name="arrow" className="ml-2 inline size-5 align-[-0.2em]" />
              </ResourceLink>
            </Card>
          </li>
        ))}
      </ul>
      <div
        id="resource-form"
        className="mt-8 scroll-mt-24 gap-x-12 rounded-panel border border-line bg-surface p-5 shadow-lift sm:p-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]"
      >
        <h3 className="mb-6 font-bold text-2xl leading-tight">{words.text('form')}</h3>
        <Island name="FormMount">
          <FormMount view={withResources(makeFormView(formById('resource'), locale), options)} />
        </Island>
      </div>
    </SectionShell>
  );
}
