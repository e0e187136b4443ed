import 'server-only';
import { type Engine, locks, type Queries } from './db.ts';

/** Migrates the schema inside one transaction. Safe when several processes start at once. */
export async function migrate(tx: Queries): Promise<void> {
  if (tx.engine === 'postgres') await tx.all('select pg_advisory_xact_lock(?)', [locks.migration]);
  await tx.run('create table if not exists schema_version (v integer primary key, at bigint not null)');
  const [row] = await tx.all<{ v: number | null }>('select max(v) as v from schema_version');
  for (let version = (row?.v ?? 0) + 1; version <= migrations.length; version++) {
    for (const statement of migrations[version - 1] ?? []) await tx.run(forEngine(statement, tx.engine));
    await tx.run('insert into schema_version (v, at) values (?, ?)', [version, Date.now()]);
  }
}

function forEngine(sql: string, engine: Engine): string {
  return engine === 'postgres' ? sql.replaceAll(' blob ', ' bytea ') : sql.replace('create unlogged table', 'create table');
}

/** Each list migrates the schema by one version. A released list is never changed. Times are epoch ms. */
export const migrations: readonly (readonly string[])[] = [
  [
    `create table lead (
      id text primary key, reference text not null unique, idem_key text unique, body_hash text not null,
      form text not null, form_version integer not null, locale text not null, answers text not null, consent text not null,
      created_at bigint not null, quarantined_at bigint, erased_at bigint)`,
    'create index lead_created on lead (created_at, id)',
    `create table lead_file (
      id text primary key, lead_id text not null references lead (id), name text not null, mime text not null,
      size bigint not null, sha256 text not null)`,
    'create index lead_file_lead on lead_file (lead_id)',
    `create table lead_file_chunk (
      file_id text not null references lead_file (id), seq integer not null, data blob not null, primary key (file_id, seq))`,
    `create table delivery (
      id text primary key, lead_id text not null references lead (id), channel text not null, attempts integer not null,
      queued_at bigint not null, next_at bigint, lease_until bigint, lease_by text, last_error text,
      delivered_at bigint, failed_at bigint, unique (lead_id, channel))`,
    'create index delivery_due on delivery (channel, next_at) where delivered_at is null and failed_at is null',
    'create index delivery_dead on delivery (failed_at) where failed_at is not null',
    `create table consent_log (
      seq bigint primary key, lead_id text not null, at bigint not null, record text not null,
      previous_hash text not null, hash text not null)`,
    'create index consent_log_lead on consent_log (lead_id)',
    'create table consent_start (id integer primary key, seq bigint not null, hash text not null)',
    'create table probe (id integer primary key, at bigint not null)',
    'create unlogged table rate (key text primary key, n integer not null, reset_at bigint not null)',
  ],
  // Files are stored before their lead. These tables were empty until this version.
  [
    'drop table lead_file_chunk',
    'drop table lead_file',
    `create table lead_file (
      id text primary key, lead_id text references lead (id), staged_at bigint not null, place integer not null,
      type text not null, size bigint not null, scan text not null, sealed text not null)`,
    'create index lead_file_lead on lead_file (lead_id)',
    'create index lead_file_staged on lead_file (staged_at) where lead_id is null',
    `create table lead_file_chunk (
      file_id text not null references lead_file (id), seq integer not null, data blob not null, primary key (file_id, seq))`,
  ],
  [
    `create table subscriber (
      id text primary key, email_key text not null unique, person text not null, locale text not null,
      requested_at bigint not null, confirmed_at bigint not null)`,
  ],
  [
    'create table kept_answer (key text primary key, answer text not null, at bigint not null)',
    'create table spent_units (day text primary key, units integer not null)',
  ],
  ['alter table delivery add column doubts integer not null default 0'],
  ['create table alarm (what text primary key, told_at bigint not null, dead integer not null)'],
  ['update lead set idem_key = null where erased_at is not null'],
  [
    `create table visitor_mail (
      delivery_id text primary key, key text not null, day text not null, place integer not null, unique (key, day, place))`,
    'create index visitor_mail_day on visitor_mail (day)',
  ],
  [
    'create table newsletter_used (id text primary key, at bigint not null)',
    'create table newsletter_end (email_key text primary key, at bigint not null)',
  ],
  // `key` is a keyed hash of a client network, or `everyone`.
  [
    'create table upload_use (key text not null, day text not null, bytes bigint not null, primary key (key, day))',
    'create table upload_reservation (id text primary key, bytes bigint not null, reserved_at bigint not null)',
    'create index lead_file_size on lead_file (size)',
    "alter table lead_file add column active text not null default ''",
    'create table spent_budget (name text not null, day text not null, units integer not null, primary key (name, day))',
    "insert into spent_budget (name, day, units) select 'videos', day, units from spent_units",
    'drop table spent_units',
  ],
  ['alter table upload_reservation add column staged integer not null default 0'],
  // Search results are files of their own: lib/lookups/videos/video-cache.ts.
  ['drop table kept_answer'],
  // A delivery belongs to a lead, or to the updates of a lead that begin with `update_n`. SQLite cannot change a unique constraint.
  [
    `create table lead_update (
      id text primary key, lead_id text not null references lead (id), n integer not null, form text not null, locale text not null,
      answers text not null, idem_key text, body_hash text not null, created_at bigint not null, unique (lead_id, n))`,
    'create unique index lead_update_key on lead_update (lead_id, idem_key)',
    `create table continuation (
      token_hash text primary key, lead_id text not null references lead (id), opened integer not null, created_at bigint not null,
      expires_at bigint not null, tries integer not null default 0, revoked_at bigint)`,
    'create index continuation_lead on continuation (lead_id)',
    'create index continuation_expires on continuation (expires_at)',
    `create table delivery_anew (
      id text primary key, lead_id text not null references lead (id), channel text not null, update_n integer not null default 0,
      attempts integer not null, doubts integer not null default 0, queued_at bigint not null, next_at bigint, lease_until bigint, lease_by text,
      last_error text, delivered_at bigint, failed_at bigint, unique (lead_id, channel, update_n))`,
    `insert into delivery_anew (id, lead_id, channel, attempts, doubts, queued_at, next_at, lease_until, lease_by, last_error, delivered_at, failed_at)
      select id, lead_id, channel, attempts, doubts, queued_at, next_at, lease_until, lease_by, last_error, delivered_at, failed_at from delivery`,
    'drop table delivery',
    'alter table delivery_anew rename to delivery',
    'create index delivery_due on delivery (channel, next_at) where delivered_at is null and failed_at is null',
    'create index delivery_dead on delivery (failed_at) where failed_at is not null',
  ],
  // 0: the file came with the lead itself.
  ['alter table lead_file add column update_n integer not null default 0'],
  // The desk. `lead_event` is append only and hash-chained; erasing a lead empties `detail`. Leads of an earlier version have no due time.
  [
    `create table staff (
      id text primary key, email text not null unique, name text not null, role text not null, locale text not null,
      created_at bigint not null, disabled_at bigint)`,
    `create table passkey (
      id text primary key, staff_id text not null references staff (id), public_key text not null, counter bigint not null,
      transports text not null, name text not null, created_at bigint not null, used_at bigint)`,
    'create index passkey_staff on passkey (staff_id)',
    `create table staff_session (
      id text primary key, token_hash text not null unique, staff_id text not null references staff (id), device text not null,
      created_at bigint not null, seen_at bigint not null)`,
    'create index staff_session_staff on staff_session (staff_id)',
    `create table staff_link (
      token_hash text primary key, staff_id text not null references staff (id), created_at bigint not null, expires_at bigint not null)`,
    'create table staff_challenge (challenge text primary key, staff_id text, expires_at bigint not null)',
    "alter table lead add column status text not null default 'new'",
    'alter table lead add column assignee_id text',
    'alter table lead add column due_at bigint',
    'alter table lead add column first_reply_at bigint',
    'alter table lead add column closed_reason text',
    'alter table lead add column alarm_step integer not null default 0',
    'alter table lead add column version integer not null default 0',
    `create table lead_event (
      seq bigint primary key, lead_id text not null, at bigint not null, staff_id text, kind text not null, detail text not null,
      detail_hash text not null, previous_hash text not null, hash text not null)`,
    'create index lead_event_lead on lead_event (lead_id, seq)',
    `create table lead_mail (
      id text primary key, lead_id text not null references lead (id), n integer not null, sealed text not null, unique (lead_id, n))`,
    `create index lead_inbox on lead (
      (case when first_reply_at is null and due_at is not null and status not in ('won', 'lost', 'spam') then due_at else 9000000000000000 - created_at end),
      id, status, assignee_id, locale, form, first_reply_at, due_at, created_at, quarantined_at, erased_at)`,
    'create index lead_due on lead (due_at) where first_reply_at is null and due_at is not null',
  ],
  // Why a lead waits for staff, and its line of insurance: null until `lib/staff/start-staff.ts` has read the values of an earlier lead.
  [
    'alter table lead add column line text',
    'alter table lead add column waiting text',
    'alter table lead add column waiting_at bigint',
    `update lead set waiting = 'new', waiting_at = created_at where first_reply_at is null and due_at is not null and erased_at is null
      and status not in ('won', 'lost', 'spam')`,
    'drop index lead_inbox',
    `create index lead_inbox on lead (
      (case when waiting is null then 9000000000000000 - created_at when first_reply_at is null and due_at is not null then due_at else waiting_at end),
      id, status, assignee_id, locale, form, line, waiting, first_reply_at, due_at, created_at, quarantined_at, erased_at)`,
    'create index lead_waiting on lead (waiting_at) where waiting is not null',
    'create index lead_line_unknown on lead (id) where line is null and erased_at is null',
    'create index lead_erased on lead (erased_at) where erased_at is not null',
    'create index lead_update_created on lead_update (created_at)',
    "alter table staff add column signature text not null default ''",
    `create table lead_mention (
      event_seq bigint not null, staff_id text not null references staff (id), lead_id text not null, at bigint not null, seen_at bigint,
      mailed_at bigint, tries integer not null default 0, primary key (event_seq, staff_id))`,
    'create index lead_mention_staff on lead_mention (staff_id, lead_id)',
    'create index lead_mention_unmailed on lead_mention (at) where mailed_at is null',
    `create unlogged table lead_presence (
      instance text not null, reference text not null, staff_id text not null, seen_at bigint not null, primary key (instance, reference, staff_id))`,
  ],
  // The last canary. Status `test`: a canary, which no list of the desk shows.
  [
    'create table operation (what text primary key, at bigint not null, detail text not null)',
    `update lead set status = 'test' where erased_at is not null and id in (select lead_id from consent_log where record like '%"textId":"canary"%')`,
  ],
  // The counts of the inbox, without the many closed leads.
  [
    `create index lead_open on lead (status, assignee_id, waiting, first_reply_at, due_at, quarantined_at)
      where erased_at is null and status <> 'test' and (quarantined_at is not null or waiting is not null or status not in ('won', 'lost', 'spam'))`,
  ],
];
