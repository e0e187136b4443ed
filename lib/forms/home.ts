import { currentInsurance, history, names, sent, vehicle } from './blocks.ts';
import { type FormDefinition, group } from './field.ts';

export const homeForm: FormDefinition = {
  id: 'home',
  version: 1,
  route: 'webhook-relay',
  payload: 'home',
  line: 'Quote',
  fields: [
    ...group('you', [
      ...names,
      { name: 'zipCode', kind: 'zip', required: true, autoComplete: 'postal-code' },
      { name: 'businessName', kind: 'line', autoComplete: 'organization' },
      { name: 'einFein', kind: 'ein', secret: true },
    ]),
    ...currentInsurance,
    ...vehicle,
    ...history,
    ...sent,
  ],
};
