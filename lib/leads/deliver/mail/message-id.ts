import 'server-only';

/** The Message-ID of a delivery: the same at every try. */
export function messageId(deliveryId: string, mailFrom: string): string {
  return `<${deliveryId}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}
