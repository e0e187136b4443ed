/** The message of a problem with its label; after a label that is a question it begins a sentence. */
export function problemMessage(message: string, label: string): string {
  if (!label.endsWith('?')) return message.replace('{label}', () => label);
  const sentence = message.replace('{label}: ', '');
  return `${label} ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
