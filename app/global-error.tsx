'use client';

import './globals.css';
import { ErrorScreen } from '#components/layout/error-screen.tsx';

/** The last net: the layout itself broke, so this draws the whole document. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <ErrorScreen error={error} retry={reset} />
      </body>
    </html>
  );
}
