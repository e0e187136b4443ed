/** Filled by the start script while offline. The region always exists, so that the change is announced. */
export function OfflineNotice({ text }: { text: string }) {
  return <div role="status" className="offline-notice" data-text={text} suppressHydrationWarning />;
}
