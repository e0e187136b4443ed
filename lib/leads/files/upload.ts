import 'server-only';
import { type FileRule, fileLimits } from '#lib/forms/file-rule.ts';
import type { FileProblem } from '#lib/forms/file-words.ts';
import { deleteStaged } from '../store/drop-files.ts';
import { findFinished } from '../store/files.ts';
import { type Store, store } from '../store/store.ts';
import { drainFile, type IncomingFile, type StagedFile, stageFile } from './stage-file.ts';
import type { UploadRefusal, UploadReservation } from './upload-reservation.ts';

export type UploadProblem = { field: string; name: string; problem: FileProblem };
export type Upload = ReturnType<typeof createUpload>;

/** Awaits work on a file. Drains the file when it fails, since the rest of the body holds the fields. */
async function drainOnError<T>(bytes: IncomingFile['bytes'], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await drainFile({ bytes }).catch(() => undefined);
    throw error;
  }
}

/**
 * Collects the files of one post, within the rule of its form and the limits of a post. A file belongs to a lead only after that lead was saved with its id. The
 * first file makes the reservation; a post without files needs none.
 */
export function createUpload({ extensions, maxFiles }: FileRule, reservation: UploadReservation, leadStore: Store = store()) {
  let reserved: Promise<UploadRefusal | undefined> | undefined;
  let refusal: UploadRefusal | undefined;
  let storedBytes = 0;
  const begunIds: string[] = [];
  const files: StagedFile[] = [];
  const repeated: string[] = [];
  const problems: UploadProblem[] = [];
  let totalBytes = 0;
  let count = 0;

  /** Reserves quota, once. Resolves with the refusal when no quota is left. */
  async function reserve(): Promise<UploadRefusal | undefined> {
    reserved ??= reservation.reserve();
    refusal = await reserved;
    return refusal;
  }

  async function addFile(file: IncomingFile): Promise<void> {
    const parts = file.bytes[Symbol.asyncIterator]();
    const first = await parts.next();
    // A browser sends an empty file without a name for a file input in which nothing was chosen.
    if (first.done && file.name === '') return;
    count += 1;
    const field = file.field;
    const bytes = {
      async *[Symbol.asyncIterator]() {
        for (let part = first; !part.done; part = await parts.next()) yield part.value;
      },
    };
    if (await drainOnError(bytes, reserve())) return drainFile({ bytes });
    if (count > maxFiles) {
      await drainFile({ bytes });
      if (count === maxFiles + 1) problems.push({ field, name: '', problem: 'too_many_files' });
      return;
    }
    const leftBytes = fileLimits.totalBytes - totalBytes;
    const limit =
      leftBytes < fileLimits.fileBytes
        ? { maxBytes: leftBytes, tooLarge: 'files_too_large' as const, extensions }
        : { maxBytes: fileLimits.fileBytes, tooLarge: 'file_too_large' as const, extensions };
    const staging = stageFile({ field, name: file.name, bytes }, { limit, onBegin: (id) => begunIds.push(id) }, leadStore);
    const outcome = await drainOnError(bytes, staging);
    if (outcome.status === 'refused') {
      problems.push({ field, name: outcome.name, problem: outcome.problem });
      return;
    }
    totalBytes += outcome.size;
    storedBytes += outcome.size;
    if (files.some(({ sha256 }) => sha256 === outcome.sha256)) repeated.push(outcome.name);
    else files.push(outcome);
  }

  /** Adds files that earlier posts staged, by their ids. */
  async function addStaged(ids: readonly string[]): Promise<void> {
    const found = await findFinished(ids.slice(0, maxFiles + 1), leadStore);
    for (const [index, file] of found.entries()) {
      const addProblem = (problem: FileProblem, name = '') => problems.push({ field: `file_${index}`, name, problem });
      if (!file) {
        addProblem('file_gone');
        continue;
      }
      count += 1;
      totalBytes += file.size;
      if (!extensions.includes(file.type)) addProblem('file_type', file.name);
      if (count === maxFiles + 1) addProblem('too_many_files');
      if (totalBytes > fileLimits.totalBytes) addProblem('files_too_large', file.name);
      // A duplicate is not deleted: the post may be repeated with the same ids. The sweep deletes it.
      if (files.some(({ sha256 }) => sha256 === file.sha256)) repeated.push(file.name);
      else files.push({ status: 'staged', id: file.id, type: file.type, name: file.name, size: file.size, sha256: file.sha256 });
    }
  }

  return {
    reserve,
    addFile,
    addStaged,
    files,
    /** Names of files that were left out because their content was that of another one. */
    repeated,
    problems,
    refusal: () => refusal,
    /** Ends the reservation: gives back what was not stored. */
    settle: () => reservation.settle(storedBytes),
    deleteUnattached: () => deleteStaged(begunIds, leadStore),
  };
}
