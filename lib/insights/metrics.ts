/** Figures that the demonstration shows; invented like everything in it. */
export const metrics = [
  { id: 'quality', value: 92, unit: 'outOf100' },
  { id: 'conversion', value: 24, unit: 'percent' },
  { id: 'premium', value: 1847, unit: 'dollars' },
  { id: 'fill', value: 68, unit: 'percent' },
] as const;
