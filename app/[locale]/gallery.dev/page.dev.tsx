import { setRequestLocale } from 'next-intl/server';
import { OpenNow } from '#components/layout/open-now.tsx';
import { pageOffice } from '#lib/site/business-clock.ts';
import { Frame } from '#components/layout/frame.tsx';
import { localeOf } from '#lib/i18n/routing.ts';
import { Actions } from './actions.tsx';
import { Content } from './content.tsx';
import { Drawings } from './drawings.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { SampleSections } from './sample-sections.tsx';

type Props = { params: Promise<{ locale: string }> };

/** Development only: every primitive in its states, and one section of each kind but hero and form. */
export default async function Gallery({ params }: Props) {
  const locale = localeOf(await params);
  setRequestLocale(locale);
  return (
    <Frame locale={locale} path="/">
      <div className="page-width flex flex-col gap-10 py-10">
        <h1 className="font-bold text-4xl">Gallery</h1>
        <Actions />
        <Fields />
        <Content />
        <Feedback />
        <OpenNow office={pageOffice(locale)} open="Open now" closed="Closed now. We open {opens} and answer by {due}" />
        <Drawings />
      </div>
      <SampleSections locale={locale} />
    </Frame>
  );
}
