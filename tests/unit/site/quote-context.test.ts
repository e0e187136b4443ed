import { GET as go } from '#app/api/go/route.ts';
import { pageOf } from '#lib/site/pages.ts';
import { hasQuoteForm, quoteContext, quoteLink } from '#lib/site/quote-context.ts';

describe('the context of a page for the quote form', () => {
  it.each([
    ['home', {}],
    ['contact', {}],
    ['blog', {}],
    ['workers-comp', {}],
    ['sr-22', { line: 'personal-auto' }],
    ['transportation-hub', { line: 'commercial-auto' }],
    ['commercial-property', { line: 'commercial-property' }],
    ['specialty-homeowners', { line: 'homeowners' }],
    ['states', { line: 'personal-auto' }],
    ['state-ga', { line: 'personal-auto', state: 'GA' }],
  ])('of %s is %j', (page, context) => expect(quoteContext(pageOf(page))).toEqual(context));

  it('is part of the link to the quote page', () => {
    expect(quoteLink(pageOf('state-va'))).toEqual({ page: 'get-quote', query: 'state=VA', fragment: 'quote-personal-auto' });
    expect(quoteLink(undefined)).toEqual({ page: 'get-quote' });
  });

  it('recognizes the forms for quotes', () => {
    expect(['home', 'get-quote', 'smart-quote', 'sr-22', 'workers-comp', 'state-la'].filter((id) => !hasQuoteForm(pageOf(id)))).toEqual([]);
    expect(['contact', 'coi-request', 'savings-review', 'documents', 'free-guide', 'blog'].filter((id) => hasQuoteForm(pageOf(id)))).toEqual([]);
  });
});

describe("the footer's picker", () => {
  it.each([
    ['', '/get-quote'],
    ['type=sr-22', '/personal-auto/sr-22-multi-state'],
    ['type=sr-22&line=personal-auto&state=GA&locale=es', '/es/personal-auto/sr-22-multi-state?state=GA'],
    ['type=&line=commercial-auto&locale=pt', '/pt/get-quote#quote-commercial-auto'],
    ['line=personal-auto&state=VA', '/get-quote?state=VA#quote-personal-auto'],
    ['line=//evil.example&state=TX&type=privacy&locale=xx', '/get-quote'],
  ])('leads with "%s" to %s', (query, location) => {
    const response = go(new Request(`http://localhost/api/go?${query}`));
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  });
});
