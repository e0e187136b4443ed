import { marks, shapes } from '#components/ui/icon-shapes.ts';

export const dynamic = 'force-static';

const stroke = 'stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** Every icon as a symbol of one file: in a page, and in its data, each would weigh twice. */
export function GET(): Response {
  const symbols = Object.entries(shapes).map(([name, path]) => {
    const fill = name === 'star' ? 'currentColor' : 'none';
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="${fill}" ${stroke}><path d="${path}"/></symbol>`;
  });
  for (const [name, path] of Object.entries(marks))
    symbols.push(`<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor" fill-rule="evenodd"><path d="${path}"/></symbol>`);
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, { headers: { 'content-type': 'image/svg+xml' } });
}
