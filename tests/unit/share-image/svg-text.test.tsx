import { color } from '#lib/colors.ts';
import { svgText } from '#components/share-image/svg-text.ts';

function Dot({ at }: { at: number }) {
  return <circle cx={at} cy={2} r={1} strokeWidth={3} className="fill-sun stroke-none opacity-20 shrink-0" />;
}

test('renders a drawing with the colors of the style sheet', () => {
  const drawing = (
    <>
      {[1, 4].map((at) => (
        <Dot key={at} at={at} />
      ))}
      {false}
    </>
  );
  const dot = (at: number) => `<circle cx="${at}" cy="2" r="1" stroke-width="3" fill="${color('sun')}" stroke="none" opacity="0.2"></circle>`;
  expect(svgText(drawing)).toBe(dot(1) + dot(4));
});

test('rejects an unknown color', () => {
  expect(() => svgText(<path className="fill-nowhere" d="M0 0" />)).toThrow('nowhere');
});
