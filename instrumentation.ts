/**
 * Runs once when the server starts. Starts the delivery of leads; does not wait for the database and never throws, for
 * then every page would answer 500.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      const { registerShutdown, startLoops } = await import('#lib/leads/deliver/drain.ts');
      registerShutdown();
      startLoops();
      const { lendPosts } = await import('#lib/leads/lend-posts.ts');
      lendPosts();
      const { lendPages } = await import('#lib/leads/visitor-pages.ts');
      lendPages();
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : 'unknown';
      process.stdout.write(`${JSON.stringify({ level: 60, event: 'delivery_not_started', error })}\n`);
    }
  }
}
