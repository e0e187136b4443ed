import type { StateLaw } from './state-law.ts';
import { alabama } from './states/al.ts';
import { florida } from './states/fl.ts';
import { georgia } from './states/ga.ts';
import { kentucky } from './states/ky.ts';
import { louisiana } from './states/la.ts';
import { mississippi } from './states/ms.ts';
import { northCarolina } from './states/nc.ts';
import { southCarolina } from './states/sc.ts';
import { tennessee } from './states/tn.ts';
import { virginia } from './states/va.ts';

/** The rules of each state about filings, fees, deadlines and coverages. */
export const stateLaws: Readonly<Record<string, StateLaw>> = {
  FL: florida,
  GA: georgia,
  AL: alabama,
  SC: southCarolina,
  NC: northCarolina,
  TN: tennessee,
  KY: kentucky,
  VA: virginia,
  MS: mississippi,
  LA: louisiana,
};
