import 'server-only';
import { type FileRule, fileLimits } from '#lib/forms/file-rule.ts';
import type { FileProblem } from '#lib/forms/file-words.ts';
import { dropStaged } from '../store/drop-files.ts';
import { type Store, store } from '../store/store.ts';
import { type ArrivingFile, passFile, type TakenFile, takeFile } from './take-file.ts';

export type UploadProblem = { field: string; name: string; problem: FileProblem };

/** Takes the files of one post, those that its form may have and within the limits of one post. Nothing counts until a lead is given the ids. */
export function takeUpload({ endings, most }: FileRule, parts: Store = store()) {
  const begun: string[] = [];
  const taken: TakenFile[] = [];
  const repeated: string[] = [];
  const problems: UploadProblem[] = [];
  let total = 0;
  let count = 0;

  async function take(file: ArrivingFile): Promise<void> {
    const arriving = file.bytes[Symbol.asyncIterator]();
    const first = await arriving.next();
    // What a browser sends for a picker in which nothing was chosen.
    if (first.done && file.name === '') return;
    count += 1;
    const field = file.field;
    const bytes = {
      async *[Symbol.asyncIterator]() {
        for (let part = first; !part.done; part = await arriving.next()) yield part.value;
      },
    };
    const left = fileLimits.totalBytes - total;
    const room =
      left < fileLimits.fileBytes
        ? { bytes: left, tooLarge: 'files_too_large' as const, endings }
        : { bytes: fileLimits.fileBytes, tooLarge: 'file_too_large' as const, endings };
    const problem: FileProblem | undefined = count > most ? 'too_many_files' : undefined;
    if (problem) {
      await passFile({ bytes });
      if (count === most + 1) problems.push({ field, name: '', problem });
      return;
    }
    const taking = takeFile({ field, name: file.name, bytes }, { room, place: count, onBegin: (id) => begun.push(id) }, parts);
    const outcome = await taking.catch(async (error: unknown) => {
      // The rest of the body holds what was typed.
      await passFile({ bytes }).catch(() => undefined);
      throw error;
    });
    if (outcome.status === 'refused') {
      problems.push({ field, name: outcome.name, problem: outcome.problem });
      return;
    }
    total += outcome.size;
    if (taken.some(({ sha256 }) => sha256 === outcome.sha256)) repeated.push(outcome.name);
    else taken.push(outcome);
  }

  return {
    take,
    taken,
    /** Names of files that were the same as one before, and were left out. */
    repeated,
    problems,
    /** Deletes everything that was not given to a lead. */
    drop: () => dropStaged(begun, parts),
  };
}
