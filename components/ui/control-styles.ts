export const controlStyles =
  'block w-full min-h-12 rounded-control border border-field bg-canvas px-3.5 py-2.5 text-base text-ink placeholder:text-muted control-states';
