import { address, currentInsurance, history, mailing, names, sent, vehicle } from './blocks.ts';
import { type FormDefinition, group } from './field.ts';

export const personalAutoForm: FormDefinition = {
  id: 'personal-auto',
  version: 1,
  route: 'send-quote-email',
  payload: 'typed',
  line: 'Personal Auto',
  fields: [...group('you', names), ...address, ...mailing, ...currentInsurance, ...vehicle, ...history, ...sent],
};
