/**
 * Says so while the device has no connection: the first script of the page writes it. The region is always there, so that
 * the change is announced.
 */
export function OfflineNotice({ text }: { text: string }) {
  return <div role="status" className="offline-notice" data-text={text} suppressHydrationWarning />;
}
