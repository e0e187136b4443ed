'use client';

import './globals.css';
import { fontVariables } from './fonts/fonts.ts';
import { ErrorScreen } from '#components/layout/error-screen.tsx';

/** The only error boundary: a second one would add to the script of every page. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <ErrorScreen error={error} retry={retry} />
      </body>
    </html>
  );
}
