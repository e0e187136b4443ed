import 'server-only';
import { Client, Pool, type PoolClient, types } from 'pg';
import { log } from '#lib/log.ts';
import { errorCode, errorMessage } from '#lib/error-code.ts';
import { type Db, type Param, type Queries, StoreError, type Transaction, type TransactionOptions } from './db.ts';
import { lazyDb } from './lazy-db.ts';
import { migrate } from './migrate.ts';
import { runAll } from './run-all.ts';

const int8 = 20;
/** Time-outs are set by the transaction, not as start parameters: poolers refuse those. The lock comes last, so that the time is not that of a wait. */
const begin = (lock?: number) => `begin; set local statement_timeout = 4000; set local idle_in_transaction_session_timeout = 10000;
  select set_config('agency.transaction', 'open', true), (extract(epoch from clock_timestamp()) * 1000)::bigint as now${lock === undefined ? '' : `; select pg_advisory_xact_lock(${lock})`}`;
/** Which of its answers tells the time. */
const clockAnswer = 3;
const insideMark = "case when current_setting('agency.transaction', true) = 'open' then ? end";
/** Connection faults, lack of resources, operator's stop, and everything that is not an answer of the server. */
const unavailableClasses = /^(08|53|57|58|25P03|25006)/;

function asStoreError(error: unknown): StoreError {
  const code = errorCode(error) ?? (/time-?out/i.test(errorMessage(error)) ? 'ETIMEDOUT' : 'connection');
  // A code of the system, such as EPIPE, has no digit.
  const fromServer = /^(?=.*\d)[\dA-Z]{5}$/.test(code);
  return new StoreError(`postgres: ${errorMessage(error)}`, code, !fromServer || unavailableClasses.test(code));
}

const numbered = new Map<string, string>();
/** `?` marks become `$1 …`; the product's statements hold no question mark of their own. */
function numberMarks(sql: string): string {
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
      return await runner.query(numberMarks(sql), [...params]);
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

type Clock = { aheadMs: number };
/** What every two clocks differ by. */
const usualMs = 1_000;

/** Begins, and learns how far the two clocks are apart for certain: the server read its own between question and answer. */
async function beginAt(client: PoolClient, clock: Clock, lock?: number): Promise<void> {
  const asked = Date.now();
  const answers: unknown = await client.query(begin(lock)).catch((error: unknown) => {
    throw asStoreError(error);
  });
  const answered = Date.now();
  const now: unknown = Array.isArray(answers) ? answers.at(clockAnswer)?.rows[0]?.now : undefined;
  // Who waited for the lock learns less than is known.
  if (typeof now !== 'number' || (lock !== undefined && answered - asked > usualMs)) return;
  const apart = Math.min(0, answered - now) + Math.max(0, asked - now);
  clock.aheadMs = Math.abs(apart) < usualMs ? 0 : apart;
}

type Work<T> = (tx: Transaction) => Promise<T>;

/** Begins and works, in turn or at once; resolves or rejects when nothing of both is under way any more. */
async function beginAndWork<T>(beginning: Promise<void>, work: () => Promise<T>, early: boolean): Promise<T> {
  if (!early) await beginning;
  const [begun, done] = await Promise.allSettled([beginning, work()]);
  if (begun.status === 'rejected') throw begun.reason;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

async function inTransaction<T>(pool: Pool, clock: Clock, work: Work<T>, { lock, early = false }: TransactionOptions = {}): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw asStoreError(error);
  });
  const sent: Promise<number>[] = [];
  const send: Transaction['send'] = (sql, params) => {
    const outcome = tx.run(sql, params);
    // Looked at with the commit.
    outcome.catch(() => undefined);
    sent.push(outcome);
  };
  const tx = { ...queries(client), send, insideMark };
  let broken = false;
  try {
    const value = await beginAndWork(beginAt(client, clock, lock), () => work(tx), early);
    // After a statement that failed, this undoes all: it need not wait for what was sent before it.
    await Promise.all([...sent, tx.run('commit')]);
    return value;
  } catch (error) {
    const known = error instanceof StoreError ? error : undefined;
    broken = known?.unavailable ?? false;
    if (!broken)
      await tx.run('rollback').catch(() => {
        broken = true;
      });
    throw error;
  } finally {
    client.release(broken);
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
    // Statements that wait for nothing go over the line together.
    pipeline: true,
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)) },
  });
  // Without both listeners a stop of the server ends this process.
  const warn = () => log.warn({ event: 'store_connection_lost' }, 'a connection to the database was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Whether a database holds a store of this product. Makes nothing in it; rejects when it cannot be reached. */
export async function isPrepared(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('schema_version') is not null as there");
    return rows[0]?.there === true;
  } catch (error) {
    throw asStoreError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL behind a small pool. A stopped server gives an error within seconds; connections come back by themselves. */
export function openPostgres(url: string): Db {
  return lazyDb('postgres', async () => {
    const pool = createPool(url);
    const clock: Clock = { aheadMs: 0 };
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
      aheadMs: async () => clock.aheadMs,
      scrub: async () => {
        await queries(pool).run('vacuum lead, delivery, lead_file, lead_file_chunk, consent_log, subscriber');
      },
      close: () => pool.end(),
    };
  });
}
