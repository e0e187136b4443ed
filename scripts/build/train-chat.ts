// Trains the model of the chat and stores it in the file given.
import { storeModel } from '#lib/chat/match-topic.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('name the file');
storeModel(file);
