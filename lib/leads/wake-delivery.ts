import 'server-only';

declare global {
  var leadWakeDelivery: (() => void) | undefined;
}

/** Registers the function that wakes delivery. The bundles of a process share it, so that receiving imports nothing of delivery. */
export function setWakeDelivery(wake: () => void): void {
  globalThis.leadWakeDelivery = wake;
}

/** Delivers what is due at once instead of at the next poll; called after a lead was saved. */
export function wakeDelivery(): void {
  globalThis.leadWakeDelivery?.();
}
