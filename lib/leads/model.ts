import 'server-only';
import type { FieldValues } from '#lib/forms/field-values.ts';
import type { ActiveContent } from './active-content.ts';
import type { FileType } from './file-type.ts';
import type { Locale } from '#lib/i18n/routing.ts';

export type { FieldValue, FieldValues } from '#lib/forms/field-values.ts';

/** `staff`, `visitor` and `reply` are mails, `reply` one that staff wrote in the desk; `webhook` is the call of `LEAD_WEBHOOK_URL`. */
export const channels = ['staff', 'visitor', 'webhook', 'reply'] as const;
export type Channel = (typeof channels)[number];

/** Evidence of what the visitor agreed to: kept with the lead, and longer than the lead in the consent chain. */
export type Consent = {
  /** Id and sha-256 (hex) of the exact text that was shown. */
  textId: string;
  textHash: string;
  locale: Locale;
  boxes: Readonly<Record<string, boolean>>;
  at: string;
  page: string;
  ip: string;
  userAgent: string;
  seller: string;
};

/** `off`: no scanner is set. `unscanned`: the scanner did not reply; the file is withheld until it does. */
export const scanStates = ['clean', 'off', 'unscanned', 'infected'] as const;
export type ScanState = (typeof scanStates)[number];

export type LeadFile = {
  id: string;
  type: FileType;
  name: string;
  size: number;
  sha256: string;
  scan: ScanState;
  active: readonly ActiveContent[];
};

export type Lead = {
  id: string;
  /** Eight characters without look-alikes; what the visitor and the staff call the lead by. */
  reference: string;
  form: string;
  formVersion: number;
  locale: Locale;
  values: FieldValues;
  consent: Consent;
  createdAt: number;
  quarantinedAt: number | null;
  files?: readonly LeadFile[];
};

/** What a visitor added to a lead later; `n` counts from 1. A field that was emptied has an empty text. */
export type LeadUpdate = { n: number; form: string; locale: Locale; values: FieldValues; createdAt: number; files?: readonly LeadFile[] };

/** A lead to store. `idempotencyKey` identifies a repeated post. */
export type NewLead = Omit<Lead, 'files'> & {
  fileIds?: readonly string[];
  /** Keyed hash of the continuation token of the browser that posts. */
  continuationHash?: string;
  idempotencyKey: string | null;
  /** sha-256 (hex) of the posted body. */
  bodyHash: string;
  channels: readonly Channel[];
  /** A canary: delivered like a lead, but in no list of the desk. */
  isTest?: boolean;
};

/** `repeat`: same key and same body; the reference of the first. `conflict`: same key, other body; nothing was stored. */
export type SaveResult = { status: 'saved' | 'repeat'; reference: string } | { status: 'conflict' };

/** What staff write to a visitor. `link` opens the second step, for papers. */
export type Reply = { subject: string; text: string; link?: string };

/** A delivery that a worker has leased. */
export type ClaimedDelivery = {
  /** UUID, the same at every attempt; in Message-ID and webhook-id. */
  id: string;
  channel: Channel;
  /** Number of earlier attempts. */
  earlierAttempts: number;
  /** Attempts with unknown outcome: the receiver may have accepted the message. */
  uncertainAttempts: number;
  lead: Lead;
  /** The updates that it carries, instead of the lead itself. */
  updates?: readonly LeadUpdate[];
  /** The values of the lead and of its updates: with `updates` up to the last of them, with `reply` of all. */
  values?: FieldValues;
  /** The mail of the channel `reply`. */
  reply?: Reply;
};

/**
 * The outcome of one attempt. `retry`: again at `nextAt` (epoch ms), `isUncertain` when the receiver may have accepted the message. `skippedBecause`:
 * nothing was sent, because of this limit, and nothing is due. `dead`: no further attempt by itself.
 */
export type DeliveryOutcome =
  | { status: 'delivered'; skippedBecause?: string }
  | { status: 'retry'; nextAt: number; error: string; isUncertain?: true }
  | { status: 'dead'; error: string };
