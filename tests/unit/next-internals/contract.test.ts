import { changesInNext } from '../../../next-internals/contract.ts';
import { nextPage } from '#tests/support/site/next-page.ts';

const page = nextPage();

test('finds no change in pages as Next writes them', () => {
  expect(changesInNext([page])).toEqual([]);
});

test.each([
  ['scripts', 'scripts are not', { html: page.html.replaceAll(' async=""', ' defer=""') }],
  ['style sheets', 'style sheets are not', { html: page.html.replace('data-precedence="next"', 'data-precedence="a"') }],
  ['a further style sheet', 'written in another way', { html: page.html.replace('</head>', '<link rel="stylesheet" href="/b.css"/></head>') }],
  ['an inline script', 'inline scripts are not', { html: page.html.replace('</body>', '<script>boot()</script></body>') }],
  ['flight data', 'is not its .rsc file', { flight: `${page.flight}1:null\n` }],
])('says what changed: %s', (_, sentence, change) => {
  expect(changesInNext([page, { ...page, ...change, route: '/en/changed' }])).toContainEqual(
    expect.stringMatching(new RegExp(`next-internals/.*/en/changed,.*${sentence}`)),
  );
});
