import { getTranslations } from 'next-intl/server';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import { Field, Label } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Input } from '#components/ui/input.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agencyCallLink } from '#lib/site/agency-contact.ts';

const inputs = {
  digits: { type: 'text', inputMode: 'numeric', autoComplete: 'off', pattern: String.raw`\d{4,5}`, maxLength: 5 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
} as const;

/** `factor`: what the link asks for. `triesLeft`: after a wrong try. */
type Props = { locale: Locale; token: string; factor: keyof typeof inputs; triesLeft: number | undefined };

export async function SecondFactorForm({ locale, token, factor, triesLeft }: Props) {
  const t = await getTranslations({ locale, namespace: 'secondStep.page' });
  return (
    <div className="page-width flex flex-col items-start gap-5 py-16 lg:py-24">
      <h1 className="font-bold text-3xl leading-tight">{t('factorHeading')}</h1>
      <p className="max-w-text text-lg text-muted">{t(factor === 'email' ? 'factorTextEmail' : 'factorText')}</p>
      {triesLeft !== undefined && (
        <Callout tone="danger" role="alert" className="max-w-text">
          {t('factorWrong', { left: triesLeft })}
        </Callout>
      )}
      <form method="post" action="/api/requests/open" className="grid w-full max-w-sm gap-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="locale" value={locale} />
        <Field>
          <Label htmlFor="factor">{t(factor === 'email' ? 'factorLabelEmail' : 'factorLabel')}</Label>
          <Input id="factor" name="factor" required {...inputs[factor]} />
        </Field>
        <Button type="submit">{t('factorOpen')}</Button>
      </form>
      <ButtonLink intent="quiet" href={agencyCallLink}>
        <Icon name="phone" className="size-5" />
        {t('call', messageArguments(locale))}
      </ButtonLink>
    </div>
  );
}
