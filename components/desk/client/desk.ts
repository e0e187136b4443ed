import { connectContacts } from './contacts.ts';
import { keepDrafts } from './drafts.ts';
import { followLeads } from './live.ts';
import { connectPasskeys } from './passkeys.ts';
import { connectSavedReplies } from './saved-replies.ts';
import { connectKeys } from './shortcuts.ts';

connectPasskeys();
connectKeys();
connectSavedReplies();
connectContacts();
keepDrafts();
followLeads();
