'use client';

import './globals.css';
import { ErrorScreen } from '#components/layout/error-screen.tsx';

/** The last net: the layout itself broke, so this draws the whole document. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <ErrorScreen error={error} retry={retry} />
      </body>
    </html>
  );
}
