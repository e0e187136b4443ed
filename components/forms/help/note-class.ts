export const noteClass = 'text-sm leading-snug text-ink';
