'use client';

import { ErrorScreen } from '#components/layout/error-screen.tsx';

export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen error={error} retry={reset} />;
}
