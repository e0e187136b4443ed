import { LogoDrawing } from '#components/layout/logo.tsx';
import { drawings } from '#components/ui/icon-shapes.ts';
import { color } from '#lib/colors.ts';
import { svgText } from './svg-text.ts';

type ShareWords = { agency: string; title: string; points: readonly string[] };

const asImage = (svg: string) => `url(data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')})`;

function background(scene: string): string {
  const drawing = scene.replaceAll(/^<svg[^>]*>|<\/svg>$/g, '');
  const night = color('night');
  const stops = [0, 0.49, 0.66].map((offset, index) => `<stop offset="${offset}" stop-color="${night}" stop-opacity="${[1, 1, 0][index]}"/>`);
  return asImage(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><path d="M0 0h1200v630H0z" fill="${night}"/>` +
      `<svg x="332" y="0" width="1024" height="630" viewBox="0 0 520 320">${drawing}</svg>` +
      `<linearGradient id="shade">${stops.join('')}</linearGradient><path d="M0 0h1200v630H0z" fill="url(#shade)"/></svg>`,
  );
}

const titleSize = (title: string) => (title.length <= 24 ? 68 : title.length <= 44 ? 58 : 52);

const logo = () =>
  asImage(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="${drawings.logo}">${svgText(<LogoDrawing />)}</svg>`);

/** A share image; `scene` is the SVG of the page's scene. Only plain elements and inline styles: its renderer supports no more. */
export function shareImage({ agency, title, points }: ShareWords, scene: string) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        backgroundImage: background(scene),
        backgroundSize: '1200px 630px',
        color: color('on-night'),
        fontFamily: 'Figtree',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 606, height: '100%', padding: '56px 0 56px 64px' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 30 }}>
          <div style={{ width: 64, height: 64, backgroundImage: logo(), backgroundSize: '64px 64px' }} />
          {agency}
        </div>
        <div
          style={{
            display: 'flex',
            flexGrow: 1,
            alignItems: 'center',
            fontFamily: 'Bricolage Grotesque',
            fontSize: titleSize(title),
            lineHeight: 1.08,
            letterSpacing: '-0.01em',
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 10, fontSize: 27, color: color('on-night-muted') }}>
          <div style={{ width: 88, height: 6, borderRadius: 3, backgroundColor: color('sun'), marginBottom: 12 }} />
          {points.map((point) => (
            <div key={point} style={{ display: 'flex' }}>
              {point}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
