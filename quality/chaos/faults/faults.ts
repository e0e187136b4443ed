import { databaseFaults } from './database.ts';
import type { Fault } from './fault.ts';
import { mailFaults } from './mail.ts';
import { processFaults } from './process.ts';
import { webhookFaults } from './webhook.ts';

/** Every fault that is measured, in this order. */
export const faults: readonly Fault[] = [...processFaults, ...mailFaults, ...webhookFaults, ...databaseFaults];
