import 'server-only';

export function messageId(deliveryId: string, mailFrom: string): string {
  return `<${deliveryId}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}
