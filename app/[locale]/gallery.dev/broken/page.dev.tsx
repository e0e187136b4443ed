import { ThrowAfterHydration } from './throw-after-hydration.tsx';

/** Development only: a page that throws in the browser, to show the error screen. */
export default function Broken() {
  return <ThrowAfterHydration />;
}
