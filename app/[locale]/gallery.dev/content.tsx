import { Accordion, AccordionItem } from '#components/ui/accordion.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Card, CardText, CardTitle } from '#components/ui/card.tsx';
import { Table } from '#components/ui/table.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { GallerySection } from './gallery-section.tsx';

const columns = [
  { key: 'state', label: 'State' },
  { key: 'limit', label: 'Minimum liability', numeric: true },
  { key: 'years', label: 'Filing stays', numeric: true },
];
const rows = [
  { key: 'FL', cells: { state: 'Florida (FR-44)', limit: '$100,000 / $300,000', years: '3 years' } },
  { key: 'GA', cells: { state: 'Georgia', limit: '$25,000 / $50,000', years: '3 years' } },
];

export function Content() {
  return (
    <>
      <GallerySection name="Card and badge">
        <div className="grid gap-4 sm:grid-cols-2">
          {(['plain', 'sunken', 'action'] as const).map((tone) => (
            <Card key={tone} tone={tone}>
              <CardTitle>A {tone} card</CardTitle>
              <CardText>One truck or a fleet, with the documents brokers and shippers ask for.</CardText>
              {tone === 'action' && (
                <a href="#main" className="card-link font-semibold text-primary">
                  Insure a truck
                </a>
              )}
            </Card>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          {(['calm', 'warm', 'good'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </GallerySection>
      <GallerySection name="Tabs">
        <Tabs
          name="sample-tabs"
          tabs={['Auto', 'Truck', 'Home'].map((label) => ({ id: `tab-${label}`, label, panel: <p>What we need for: {label}.</p> }))}
        />
      </GallerySection>
      <GallerySection name="Accordion">
        <Accordion>
          {['What is an SR-22?', 'How long does it stay?'].map((title) => (
            <AccordionItem key={title} name="sample-accordion" title={title}>
              <p>A form that your carrier sends to the state.</p>
            </AccordionItem>
          ))}
        </Accordion>
      </GallerySection>
      <GallerySection name="Table">
        <Table caption="What a filing asks for" columns={columns} rows={rows} />
      </GallerySection>
    </>
  );
}
