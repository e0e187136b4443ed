import { getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';

const networks = ['facebook', 'linkedin', 'x', 'instagram'] as const;

const shapes = {
  facebook: 'M13.5 21v-7.5h2.7l.5-3.2h-3.2V8.3c0-1 .4-1.7 1.8-1.7h1.5V3.7C16.4 3.6 15.5 3.5 14.7 3.5c-2.7 0-4.4 1.6-4.4 4.4v2.4H7.5v3.2h2.8V21z',
  linkedin:
    'M4.5 9.5h3.3V20H4.5zM6.1 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM10 9.5h3.1v1.4c.5-.9 1.6-1.7 3.2-1.7 3.3 0 3.9 2.1 3.9 4.9V20h-3.3v-5.2c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8V20H10z',
  x: 'M4 4h4.7l4 5.6L17.6 4H20l-6.2 7.2L20.5 20h-4.7l-4.4-6-5.2 6H3.8l6.5-7.5zm3 1.7L16.7 18.3h1L8 5.7z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.8-3.6a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
} as const;

export async function SocialLinks({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <ul aria-label={t('footer.social')} className="no-print -mx-3 flex gap-1">
      {networks.map((network) => (
        <li key={network}>
          <a
            href={agency.social[network]}
            target="_blank"
            rel="noopener"
            aria-label={`${t(`social.${network}`)} (${t('newTab')})`}
            className="flex size-12 items-center justify-center rounded-control hover:bg-current/15"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" className="size-6">
              <path d={shapes[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
