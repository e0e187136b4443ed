'use client';

import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast.ts';

const tones = ['info', 'success', 'danger'] as const;

export function ToastButtons() {
  return tones.map((tone) => (
    <Button
      key={tone}
      intent="outline"
      onClick={() => showToast({ title: 'Quote request sent!', text: 'Your reference is BCDF2345.', tone, close: 'Close' })}
    >
      Toast: {tone}
    </Button>
  ));
}
