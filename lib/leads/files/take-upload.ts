import 'server-only';
import { fileLimits } from '#lib/forms/documents.ts';
import { dropStaged } from '../store/drop-files.ts';
import { type Store, store } from '../store/store.ts';
import type { FileProblem } from './check-file.ts';
import { type ArrivingFile, type TakenFile, takeFile } from './take-file.ts';

export type UploadProblem = { field: string; name: string; problem: FileProblem };

/** Takes the files of one post, within the limits of one post. Nothing counts until a lead is given the ids. */
export function takeUpload(parts: Store = store()) {
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
        ? { bytes: left, tooLarge: 'files_too_large' as const }
        : { bytes: fileLimits.fileBytes, tooLarge: 'file_too_large' as const };
    const problem: FileProblem | undefined = count > fileLimits.files ? 'too_many_files' : undefined;
    if (problem) {
      for await (const part of bytes) void part;
      if (count === fileLimits.files + 1) problems.push({ field, name: '', problem });
      return;
    }
    const outcome = await takeFile({ field, name: file.name, bytes }, { room, place: count, onBegin: (id) => begun.push(id) }, parts);
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
