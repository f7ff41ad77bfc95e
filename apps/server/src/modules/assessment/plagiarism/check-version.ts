import { LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import { type ComparedText, compareInSteps, gramsInSteps, hashesOf } from '@sullam/domain/plagiarism/fingerprints.ts';
import type { GramSet } from '@sullam/domain/plagiarism/gram-set.ts';
import { quotedRanges } from '@sullam/domain/plagiarism/normalize-text.ts';
import { passagesInSteps } from '@sullam/domain/plagiarism/passages.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { runInSlices } from '../../../kernel/time-slices.ts';
import { readStoredFiles } from '../../organization/media/media.public.ts';
import { findAssignment } from '../assignments/assignments.public.ts';
import {
  type Candidate,
  findCandidates,
  findSharedHashes,
  findVersionToCheck,
  type VersionToCheck,
} from './comparing.reads.ts';
import { fileTextInThread } from './file-text.task.ts';
import { type FileText, htmlText, MOST_BYTES } from './file-text.ts';
import {
  dropText,
  endRun,
  findSettings,
  keepFindings,
  keepText,
  markChecked,
  markFailed,
  type Similarity,
  type TextPart,
} from './plagiarism.repository.ts';
import { plagiarismFound, plagiarismRunFinished } from './plagiarism.signals.ts';

/** Characters of a text that are compared. */
const LONGEST = 1_000_000;

export interface VersionKey {
  submissionId: number;
  number: number;
}

/** What can be read of a file, or why nothing can. */
async function readFile(context: SystemContext, store: FileStore, mediaId: number): Promise<FileText> {
  const files = await reading(context, (tx) => readStoredFiles(context, tx, store, [mediaId], MOST_BYTES));
  if (!files) return { problem: 'TOO_LARGE' };
  const file = files.get(mediaId);
  return file ? fileTextInThread(file.ending, file.bytes, LONGEST) : { problem: 'GONE' };
}

/** All words of a version, one after the other, and where each part of it stands. */
async function readWords(context: SystemContext, store: FileStore, { body, files }: VersionToCheck) {
  const parts: TextPart[] = [];
  let words = '';
  const add = (name: string | null, read: FileText) => {
    const text = 'text' in read ? read.text.replaceAll('\u0000', '').slice(0, LONGEST - words.length) : '';
    const start = words.length === 0 || text === '' ? words.length : words.length + 2;
    words = text === '' ? words : `${words}${words === '' ? '' : '\n\n'}${text}`;
    parts.push({ name, start, end: start + text.length, problem: 'problem' in read ? read.problem : null });
  };
  const written = htmlText(body);
  if (written !== '') add(null, { text: written });
  for (const { mediaId, name } of files) add(name, await readFile(context, store, mediaId));
  return { words, parts };
}

/** The hashes of what everybody was given: instructions in both languages, and files beside them. */
async function readTask(
  context: SystemContext,
  store: FileStore,
  { instructions, attachmentIds }: { instructions: Localized; attachmentIds: readonly number[] },
): Promise<GramSet> {
  const texts = LANGUAGES.map((language) => htmlText(instructions[language] ?? ''));
  for (const mediaId of attachmentIds) {
    const read = await readFile(context, store, mediaId);
    if ('text' in read) texts.push(read.text.slice(0, LONGEST));
  }
  return runInSlices(gramsInSteps(texts));
}

interface Checked {
  textId: number;
  fingerprintCount: number;
  text: ComparedText;
  taskGrams: GramSet;
}

/** The passages that a text shares with another one, by the fingerprints that both are known by. */
async function compareWith(
  { textId, text, taskGrams }: Checked,
  { textId: otherTextId, body, shared }: Candidate,
  known: ReadonlySet<bigint>,
): Promise<Similarity> {
  const other = await runInSlices(compareInSteps(body, { taskGrams }));
  const fingerprints = other.fingerprints.filter(({ hash }) => known.has(hash));
  const passages = await runInSlices(passagesInSteps(text, { ...other, fingerprints }));
  return { textId, otherTextId, shared, passages };
}

/** What a text is like, the most alike first. The database is asked in one go, and free while it is compared. */
async function findSimilarities(
  context: SystemContext,
  submissionId: number,
  checked: Checked,
  thresholdPercent: number,
): Promise<Similarity[]> {
  const { textId, fingerprintCount } = checked;
  const { candidates, known } = await reading(context, async (tx) => {
    const found = await findCandidates(tx, { submissionId, textId, fingerprintCount }, thresholdPercent);
    const ids = found.map((candidate) => candidate.textId);
    return { candidates: found, known: await findSharedHashes(tx, textId, ids) };
  });
  const similarities: Similarity[] = [];
  for (const candidate of candidates)
    similarities.push(await compareWith(checked, candidate, known.get(candidate.textId) ?? new Set()));
  return similarities;
}

/** Ends a run for all, if nothing waits any more, and says so. */
async function notifyWhenDone(context: SystemContext, tx: Tx, assignmentId: number, courseId: number): Promise<void> {
  const byUserId = await endRun(tx, assignmentId);
  if (byUserId !== null)
    await emit(context, tx, plagiarismRunFinished, { courseSubsectionId: assignmentId, courseId, byUserId });
}

/** It was withdrawn before it was its turn. */
const forgetVersion = (context: SystemContext, { submissionId, number }: VersionKey): Promise<void> =>
  transaction(context, async (tx) => {
    const assignmentId = await dropText(tx, submissionId, number);
    const task = assignmentId === undefined ? undefined : await findAssignment(tx, assignmentId);
    if (task) await notifyWhenDone(context, tx, task.assignmentId, task.courseId);
  });

/** A check that broke off: the queue tries it again, and nobody waits for it. */
export const failVersion = (context: SystemContext, { submissionId, number }: VersionKey): Promise<void> =>
  transaction(context, async (tx) => {
    await markFailed(tx, submissionId, number);
    const version = await findVersionToCheck(tx, submissionId, number);
    if (!version) return;
    await findSettings(tx, version.assignmentId, { lock: true });
    await notifyWhenDone(context, tx, version.assignmentId, version.courseId);
  });

/** Reads, keeps and compares one version. Running it again ends in the same. */
export async function checkVersion(context: SystemContext, store: FileStore, key: VersionKey): Promise<void> {
  const { submissionId, number } = key;
  const version = await reading(context, (tx) => findVersionToCheck(tx, submissionId, number));
  if (!version) return forgetVersion(context, key);
  const { assignmentId, courseId } = version;
  const [{ words, parts }, taskGrams, settings] = await Promise.all([
    readWords(context, store, version),
    readTask(context, store, version),
    reading(context, (tx) => findSettings(tx, assignmentId)),
  ]);
  const ranges = settings.excludesQuotations ? quotedRanges(words) : [];
  const text = await runInSlices(compareInSteps(words, { taskGrams, ranges }));
  const hashes = hashesOf(text);
  // committed before others are searched for: of two at once, one sees the other
  const textId = await transaction(context, (tx) => keepText(tx, key, { body: words, parts, hashes }));
  const checked = { textId, fingerprintCount: hashes.size, text, taskGrams };
  const found = settings.isOn ? await findSimilarities(context, submissionId, checked, settings.thresholdPercent) : [];
  await transaction(context, async (tx) => {
    const now = context.clock.now();
    // of several checks that end together, the last one sees that none is left
    const { isOn } = await findSettings(tx, assignmentId, { lock: true });
    if (isOn) await keepFindings(tx, textId, found, now);
    await markChecked(tx, submissionId, number, now);
    if (found.length > 0) await emit(context, tx, plagiarismFound, { courseSubsectionId: assignmentId, courseId });
    await notifyWhenDone(context, tx, assignmentId, courseId);
  });
}
