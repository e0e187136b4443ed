import 'server-only';
import { Client, Pool, type PoolClient, types } from 'pg';
import { log } from '#lib/log.ts';
import { errorCode, errorMessage } from '#lib/error-code.ts';
import { type Db, lazyDb, type Param, type Queries, runAll, StoreError, type Transaction, type TransactionOptions } from './db.ts';
import { migrate } from './schema.ts';

const int8 = 20;
/** Time-outs are set in the transaction because poolers refuse start parameters. The lock comes last, so that `now` is read before any wait. */
const beginSql = (lock?: number) => `begin; set local statement_timeout = 4000; set local idle_in_transaction_session_timeout = 10000;
  select set_config('agency.transaction', 'open', true), (extract(epoch from clock_timestamp()) * 1000)::bigint as now${lock === undefined ? '' : `; select pg_advisory_xact_lock(${lock})`}`;
/** Index of the result of `select … as now` in `beginSql`. */
const clockResult = 3;
const transactionOnlyPlaceholder = "case when current_setting('agency.transaction', true) = 'open' then ? end";
/** SQLSTATE classes of connection errors, lack of resources and shutdown. */
const unavailableClasses = /^(08|53|57|58|25P03|25006)/;

function asStoreError(error: unknown): StoreError {
  const code = errorCode(error) ?? (/time-?out/i.test(errorMessage(error)) ? 'ETIMEDOUT' : 'connection');
  // A SQLSTATE has a digit; a system code such as EPIPE has none.
  const fromServer = /^(?=.*\d)[\dA-Z]{5}$/.test(code);
  return new StoreError(`postgres: ${errorMessage(error)}`, code, !fromServer || unavailableClasses.test(code));
}

const numbered = new Map<string, string>();
/** Replaces each `?` by `$1 …`. Statements contain no other question mark. */
function numberPlaceholders(sql: string): string {
  let text = numbered.get(sql);
  if (text === undefined) {
    let n = 0;
    text = sql.replace(/\?/g, () => `$${++n}`);
    numbered.set(sql, text);
  }
  return text;
}

function queries(runner: Pool | PoolClient): Queries {
  const query = async (sql: string, params: readonly Param[] = []) => {
    try {
      return await runner.query(numberPlaceholders(sql), [...params]);
    } catch (error) {
      throw asStoreError(error);
    }
  };
  return {
    engine: 'postgres',
    all: async (sql, params) => (await query(sql, params)).rows,
    run: async (sql, params) => (await query(sql, params)).rowCount ?? 0,
  };
}

type Clock = { skewMs: number };
const toleratedSkewMs = 1_000;

/** Begins a transaction and measures the clock skew: the server reads its clock between request and response. */
async function begin(client: PoolClient, clock: Clock, lock?: number): Promise<void> {
  const sentAt = Date.now();
  const results: unknown = await client.query(beginSql(lock)).catch((error: unknown) => {
    throw asStoreError(error);
  });
  const receivedAt = Date.now();
  const now: unknown = Array.isArray(results) ? results.at(clockResult)?.rows[0]?.now : undefined;
  // After a wait for the lock the bounds are too wide to be of use.
  if (typeof now !== 'number' || (lock !== undefined && receivedAt - sentAt > toleratedSkewMs)) return;
  // 0 when the server's time lies between `sentAt` and `receivedAt`, else the distance to the nearer of them.
  const skewMs = Math.min(0, receivedAt - now) + Math.max(0, sentAt - now);
  clock.skewMs = Math.abs(skewMs) < toleratedSkewMs ? 0 : skewMs;
}

type Work<T> = (tx: Transaction) => Promise<T>;

/** Runs `work` after `begun`, or at the same time when `pipelined`. Settles when both have ended. */
async function runAfterBegin<T>(begun: Promise<void>, work: () => Promise<T>, pipelined: boolean): Promise<T> {
  if (!pipelined) await begun;
  const [beginning, working] = await Promise.allSettled([begun, work()]);
  if (beginning.status === 'rejected') throw beginning.reason;
  if (working.status === 'rejected') throw working.reason;
  return working.value;
}

async function inTransaction<T>(pool: Pool, clock: Clock, work: Work<T>, { lock, pipelined = false }: TransactionOptions = {}): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw asStoreError(error);
  });
  const sent: Promise<number>[] = [];
  const send: Transaction['send'] = (sql, params) => {
    const outcome = tx.run(sql, params);
    // Awaited with the commit.
    outcome.catch(() => undefined);
    sent.push(outcome);
  };
  const tx = { ...queries(client), send, transactionOnlyPlaceholder };
  let isBroken = false;
  try {
    const value = await runAfterBegin(begin(client, clock, lock), () => work(tx), pipelined);
    // The server rolls back instead when one of the statements failed, so commit need not wait for them.
    await Promise.all([...sent, tx.run('commit')]);
    return value;
  } catch (error) {
    const storeError = error instanceof StoreError ? error : undefined;
    isBroken = storeError?.unavailable ?? false;
    if (!isBroken)
      await tx.run('rollback').catch(() => {
        isBroken = true;
      });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function createPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    // Sends statements without waiting for the result of the one before.
    pipeline: true,
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)) },
  });
  // Without both listeners a shutdown of the server ends this process.
  const warn = () => log.warn({ event: 'store_connection_lost' }, 'a connection to the database was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Whether a database has the schema of this product. Creates nothing; rejects when it is unreachable. */
export async function isPrepared(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ prepared: boolean }>("select to_regclass('schema_version') is not null as prepared");
    return rows[0]?.prepared === true;
  } catch (error) {
    throw asStoreError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Tables with data that an erasure or the end of the retention deletes or overwrites. */
export const erasedTables = [
  'lead',
  'lead_event',
  'lead_file',
  'lead_file_chunk',
  'lead_mail',
  'lead_mention',
  'lead_update',
  'delivery',
  'visitor_mail',
  'continuation',
  'consent_log',
  'subscriber',
] as const;

/** PostgreSQL with a connection pool. A stopped server gives an error within seconds; the pool reconnects by itself. */
export function openPostgres(url: string): Db {
  return lazyDb('postgres', async () => {
    const pool = createPool(url);
    const clock: Clock = { skewMs: 0 };
    try {
      await inTransaction(pool, clock, migrate);
    } catch (error) {
      await pool.end();
      throw error;
    }
    return {
      engine: 'postgres',
      all: queries(pool).all,
      transaction: (work, options) => inTransaction(pool, clock, work, options),
      bulk: (statements) => inTransaction(pool, clock, (tx) => runAll(tx, statements)),
      clockSkewMs: async () => clock.skewMs,
      scrub: async () => {
        await queries(pool).run(`vacuum ${erasedTables.join(', ')}`);
      },
      close: () => pool.end(),
    };
  });
}
