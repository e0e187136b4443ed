import 'server-only';
import { type FileRule, fileLimits } from '#lib/forms/file-rule.ts';
import type { FileProblem } from '#lib/forms/file-words.ts';
import { dropStaged } from '../store/drop-files.ts';
import { findFinished } from '../store/files.ts';
import { type Store, store } from '../store/store.ts';
import { type ArrivingFile, passFile, type TakenFile, takeFile } from './take-file.ts';
import type { UploadRefusal, UploadRoom } from './upload-room.ts';

export type UploadProblem = { field: string; name: string; problem: FileProblem };

/** Waits for work on a file. Where it fails the file is passed: the rest of the body holds what was typed. */
async function passWhereItFails<T>(bytes: ArrivingFile['bytes'], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await passFile({ bytes }).catch(() => undefined);
    throw error;
  }
}

/**
 * Takes the files of one post, those that its form may have and within the limits of one post. Nothing counts until a lead
 * is given the ids. The first file asks for `room`; a post without files needs none.
 */
export function takeUpload({ endings, most }: FileRule, room: UploadRoom, parts: Store = store()) {
  let asked: Promise<UploadRefusal | undefined> | undefined;
  let refusal: UploadRefusal | undefined;
  let takenBytes = 0;
  const begun: string[] = [];
  const taken: TakenFile[] = [];
  const repeated: string[] = [];
  const problems: UploadProblem[] = [];
  let total = 0;
  let count = 0;

  /** Asks for room once. Resolves with the reason where there is none. */
  async function reserve(): Promise<UploadRefusal | undefined> {
    asked ??= room.reserve();
    refusal = await asked;
    return refusal;
  }

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
    if (await passWhereItFails(bytes, reserve())) return passFile({ bytes });
    const left = fileLimits.totalBytes - total;
    const roomLeft =
      left < fileLimits.fileBytes
        ? { bytes: left, tooLarge: 'files_too_large' as const, endings }
        : { bytes: fileLimits.fileBytes, tooLarge: 'file_too_large' as const, endings };
    const problem: FileProblem | undefined = count > most ? 'too_many_files' : undefined;
    if (problem) {
      await passFile({ bytes });
      if (count === most + 1) problems.push({ field, name: '', problem });
      return;
    }
    const taking = takeFile({ field, name: file.name, bytes }, { room: roomLeft, onBegin: (id) => begun.push(id) }, parts);
    const outcome = await passWhereItFails(bytes, taking);
    if (outcome.status === 'refused') {
      problems.push({ field, name: outcome.name, problem: outcome.problem });
      return;
    }
    total += outcome.size;
    takenBytes += outcome.size;
    if (taken.some(({ sha256 }) => sha256 === outcome.sha256)) repeated.push(outcome.name);
    else taken.push(outcome);
  }

  /** Adds files that were staged by posts of their own, by their ids. */
  async function adopt(ids: readonly string[]): Promise<void> {
    const found = await findFinished(ids.slice(0, most + 1), parts);
    for (const [index, file] of found.entries()) {
      const told = (problem: FileProblem, name = '') => problems.push({ field: `file_${index}`, name, problem });
      if (!file) {
        told('file_gone');
        continue;
      }
      count += 1;
      total += file.size;
      if (!endings.includes(file.type)) told('file_type', file.name);
      if (count === most + 1) told('too_many_files');
      if (total > fileLimits.totalBytes) told('files_too_large', file.name);
      // The second one stays until the sweep: the post may come again and name it again.
      if (taken.some(({ sha256 }) => sha256 === file.sha256)) repeated.push(file.name);
      else taken.push({ status: 'taken', id: file.id, type: file.type, name: file.name, size: file.size, sha256: file.sha256 });
    }
  }

  return {
    reserve,
    take,
    adopt,
    taken,
    /** Names of files that were the same as one before, and were left out. */
    repeated,
    problems,
    /** Why no file of the post may be stored now. */
    refusal: () => refusal,
    /** Ends the reservation of room. */
    settle: () => room.settle(takenBytes),
    /** Deletes everything that was not given to a lead. */
    drop: () => dropStaged(begun, parts),
  };
}
