import 'server-only';
import type { FieldValues } from '#lib/forms/field-values.ts';
import type { ActiveContent } from './active-content.ts';
import type { FileType } from './file-type.ts';
import type { Locale } from '#lib/i18n/routing.ts';

export type { FieldValue, FieldValues } from '#lib/forms/field-values.ts';

/** What a lead is sent over. `staff` and `visitor` are mail boxes, `webhook` is the relay target. */
export const channels = ['staff', 'visitor', 'webhook'] as const;
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

/** `off`: no scanner is set. `unscanned`: the scanner did not answer; the file is kept aside until it does. */
export const scanStates = ['clean', 'off', 'unscanned', 'infected'] as const;
export type ScanState = (typeof scanStates)[number];

export type LeadFile = {
  id: string;
  type: FileType;
  name: string;
  size: number;
  sha256: string;
  scan: ScanState;
  /** What it can do besides being read. */
  active: readonly ActiveContent[];
};

export type Lead = {
  id: string;
  /** Eight characters without look-alikes; what the visitor and the staff call the lead by. */
  reference: string;
  form: string;
  formVersion: number;
  locale: Locale;
  answers: FieldValues;
  consent: Consent;
  createdAt: number;
  quarantinedAt: number | null;
  files?: readonly LeadFile[];
};

/** A lead on its way into the store, with the key that makes a repeated post recognisable. */
export type NewLead = Omit<Lead, 'files'> & {
  /** Ids of the files that were staged for it. */
  fileIds?: readonly string[];
  idemKey: string | null;
  /** sha-256 (hex) of the posted body. */
  bodyHash: string;
  channels: readonly Channel[];
};

/** `repeat`: same key and same body; the reference of the first. `conflict`: same key, other body; nothing was stored. */
export type SaveResult = { status: 'saved' | 'repeat'; reference: string } | { status: 'conflict' };

/** One delivery taken by one worker until its lease ends. */
export type ClaimedDelivery = {
  /** UUID, constant over all tries: Message-ID and webhook-id are made of it. */
  id: string;
  channel: Channel;
  attempts: number;
  /** Tries whose outcome is unknown: the receiver may have taken it. */
  doubts: number;
  lead: Lead;
};

/** How one try ended. `retry`: again at `nextAt` (epoch ms), `inDoubt` when the receiver may have it. `unsent`: a limit forbade it. `dead`: never again by itself. */
export type DeliveryOutcome =
  | { status: 'delivered'; unsent?: string }
  | { status: 'retry'; nextAt: number; error: string; inDoubt?: true }
  | { status: 'dead'; error: string };
