import { Board } from './boards.tsx';
import { Car } from './cars.tsx';
import { Dusk, Lighthouse, Road } from './coast.tsx';

export function PersonalScene() {
  return (
    <>
      <Dusk />
      <Lighthouse />
      <Road />
      <Board x={128} y={128} width={94} height={62}>
        <path
          d="M47 13v26m-11-11 11-15 11 15M22 48h50"
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-night"
        />
      </Board>
      <Car />
    </>
  );
}
