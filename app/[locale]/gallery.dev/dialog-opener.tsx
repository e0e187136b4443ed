'use client';

import type { ComponentProps } from 'react';
import { Button } from '#components/ui/button.tsx';

type Props = ComponentProps<typeof Button> & { dialog: string };

export function DialogOpener({ dialog, ...props }: Props) {
  const open = () => {
    const target = document.getElementById(dialog);
    if (target instanceof HTMLDialogElement) target.showModal();
  };
  return <Button aria-haspopup="dialog" onClick={open} {...props} />;
}
