import { renderToStaticMarkup } from 'react-dom/server';
import { Files } from '#components/desk/lead/lead-details.tsx';
import type { LeadPageProps } from '#components/desk/lead/lead-page-props.ts';

test('the size of a file has the decimal sign of the reader', () => {
  const files = [{ id: 'f', name: 'a.pdf', size: 1_572_864, scan: 'clean', active: [] }];
  const htmlFor = (locale: string) => {
    const page = { person: { locale }, deskLead: { files }, fileLinks: { f: '/f' } } as unknown as LeadPageProps;
    return renderToStaticMarkup(<Files page={page} />);
  };
  expect(htmlFor('pt')).toContain('1,5 MB');
  expect(htmlFor('en')).toContain('1.5 MB');
});
