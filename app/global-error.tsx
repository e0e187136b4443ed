'use client';

import './globals.css';
import { fontVariables } from './fonts/fonts.ts';
import { ErrorScreen } from '#components/layout/error-screen.tsx';

/** Whatever breaks in a browser ends here. One net for all pages: a second one would be loaded by each page too. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <ErrorScreen error={error} retry={retry} />
      </body>
    </html>
  );
}
