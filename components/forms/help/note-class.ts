/** How a remark beside a field looks, whoever puts it there. */
export const noteClass = 'text-sm leading-snug text-ink';
