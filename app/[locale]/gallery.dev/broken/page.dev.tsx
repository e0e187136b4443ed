import { BreakInBrowser } from './break-in-browser.tsx';

/** For engineers: a page that breaks in the browser, so that the error screen is seen. */
export default function Broken() {
  return <BreakInBrowser />;
}
