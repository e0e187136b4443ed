const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The message of a problem with its label; after a label that is a question it begins a sentence. */
export function problemMessage(message: string, label: string): string {
  // A row's label ends with its number: `Is it new? (2)`.
  if (!/\?(?: \(\d+\))?$/.test(label)) return message.replace('{label}', () => label);
  return `${label} ${capitalized(message.replace('{label}: ', ''))}`;
}

/** The same message for a place beside the label, which it does not repeat. */
export function withoutLabel(message: string, label: string): string {
  return message.startsWith(label) ? capitalized(message.slice(label.length).replace(/^:? /, '')) : message;
}
