'use client';

import { useEffect } from 'react';

/** Records the attempted path in the console, without its query. */
export function MissingPath() {
  useEffect(() => {
    console.error('404: no page at', location.pathname);
  }, []);
  return null;
}
