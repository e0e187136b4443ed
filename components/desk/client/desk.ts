import { followLeads } from './live.ts';
import { connectPasskeys } from './passkeys.ts';
import { connectKeys } from './shortcuts.ts';

connectPasskeys();
connectKeys();
followLeads();
