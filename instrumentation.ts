/**
 * Runs once when the server starts; the front door listens when it has ended. Never throws, for then every page would answer 500: a store that
 * cannot be used ends the process.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      const { startLeads } = await import('#lib/leads/start-leads.ts');
      await startLeads();
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : 'unknown';
      process.stdout.write(`${JSON.stringify({ level: 60, event: 'delivery_not_started', error })}\n`);
    } finally {
      const tell: unknown = Reflect.get(globalThis, Symbol.for('agency.started'));
      if (typeof tell === 'function') tell();
    }
  }
}
