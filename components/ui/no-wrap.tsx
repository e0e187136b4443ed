import type { ReactNode } from 'react';

const phone = /^\(\d{3}\) \d{3}-\d{4}$/;
/** Text that must stay on one line: a phone number, "e-mail", the name of a filing such as SR-22, a license, or a number with its unit, in each language. */
const unbreakable =
  /(\(\d{3}\) \d{3}-\d{4}|\b[Ee]-mails?\b|\b[A-Z]{1,4}-\d+[A-Za-z]?\b|\bNPN [\w\u2060-]+|\b\d+ (?:days?|months?|years?|hours?|minutes?|states|días?|mes(?:es)?|años?|horas?|minutos?|estados|dias?|mês|anos?|[KM]B)(?![\p{L}\d]))/u;

/** Text whose unbreakable parts stay on one line. Anything but text is left as it is. */
export function noWrap(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !unbreakable.test(content)) return content;
  const parts = content.split(unbreakable).map((text, at) => ({ text, at, kept: at % 2 === 1 }));
  return parts.map(({ text, at, kept }) =>
    kept ? (
      // A license may be longer than a column of enlarged text.
      <span key={at} className={phone.test(text) ? 'copyable whitespace-nowrap' : text.startsWith('NPN') ? 'inline-block' : 'whitespace-nowrap'}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
