'use client';

import { useEffect, useState } from 'react';

/** Throws once the browser has taken the page over. */
export function BreakInBrowser() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (isHydrated) throw new Error('503 Service Unavailable');
  return null;
}
