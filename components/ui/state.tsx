import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Tone = 'empty' | 'error' | 'success' | 'offline';

const looks: Record<Tone, { icon: IconName; className: string }> = {
  empty: { icon: 'file', className: 'bg-sunken text-muted' },
  error: { icon: 'alert', className: 'bg-danger-soft text-danger' },
  success: { icon: 'check', className: 'bg-success-soft text-success' },
  offline: { icon: 'offline', className: 'bg-sun-soft text-ink' },
};

type Props = { tone: Tone; title: string; text?: string; children?: ReactNode };

export function State({ tone, title, text, children }: Props) {
  const { icon, className } = looks[tone];
  return (
    <div data-slot="state" role={tone === 'error' ? 'alert' : 'status'} className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span className={`flex size-14 items-center justify-center rounded-full ${className}`}>
        <Icon name={icon} className="size-7" />
      </span>
      <p className="font-bold font-display text-xl leading-snug">{title}</p>
      {text && <p className="max-w-text text-balance text-muted">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
