import { readFileSync } from 'node:fs';
import { parseModel, prepareModel } from '#lib/chat/match-topic.ts';
import { trainedModelFile } from '../../../scripts/build/chat-model.ts';

beforeAll(async () => {
  const file = await trainedModelFile();
  await prepareModel(() => parseModel(readFileSync(file)));
}, 300_000);
