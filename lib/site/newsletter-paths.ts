/** What a visitor does or has done about the newsletter; the first two carry the token of a mail. */
export const newsletterSteps = ['confirm', 'unsubscribe', 'welcome', 'goodbye', 'expired', 'later'] as const;
export type NewsletterStep = (typeof newsletterSteps)[number];

/** Letters of a token: it stands in an address and names nobody. */
const token = /^[\w-]{30,100}$/;

/** Whether a step is one of a mail's link, which names by its token whose subscription it is about. */
export function takesToken(step: NewsletterStep): boolean {
  return step === 'confirm' || step === 'unsubscribe';
}

/** The path of a step below the language. */
export function newsletterPath(step: NewsletterStep, stepToken = ''): string {
  return `/newsletter/${step}${takesToken(step) ? `/${stepToken}` : ''}`;
}

/** Reads the path of a step; undefined where it leads nowhere. */
export function readNewsletterPath(path: string): { step: NewsletterStep; token: string } | undefined {
  const [empty, room, name, given = '', ...rest] = path.split('/');
  const step = newsletterSteps.find((known) => known === name);
  if (empty !== '' || room !== 'newsletter' || !step || rest.length > 0) return undefined;
  return takesToken(step) === (given !== '') && (given === '' || token.test(given)) ? { step, token: given } : undefined;
}
