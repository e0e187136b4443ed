import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorScreen } from '#components/layout/error-screen.tsx';

/** Shows the error instead of the page. */
export function showErrorScreen(error: unknown): void {
  createRoot(document.body).render(createElement(ErrorScreen, { error, retry: () => location.reload() }));
}
