import { chooseText } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/assignment-marking.ar.ts';
import { messages as english } from '@sullam/strings/areas/assignment-marking.en.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { wordedFileName } from '../../../kernel/file-name.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { type ResultWords, resultWords } from '../../../kernel/result-words.ts';
import { momentCell, type TableCell } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { anonymousName, placeOf } from '../../organization/media/media.public.ts';
import { accessAssignment, type CourseAssignment, pointsText } from '../assignments/assignments.public.ts';
import { marksOfAssignment } from '../learner-assignments/learner-assignments.public.ts';
import { findCurrentFiles, findCurrentTexts } from './exports.reads.ts';
import { safeName, uniquePaths } from './safe-names.ts';
import { momentsOf } from './submission-list.ts';
import { readAllWork, type WorkRow } from './submission-work.reads.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, 'utf8');
}

/** A text as a page that opens anywhere; its HTML was cleaned when it was written. */
const pageOfText = (body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'"></head><body dir="auto">${body}</body></html>`;

function folderOf(context: MemberContext, { isHidden, learner, group }: WorkRow, index: number): string {
  const number = `submission-${index + 1}`;
  if (isHidden) return number;
  if (learner) return safeName(`${learner.lastName} ${learner.firstName}`, number);
  return safeName(chooseText(group?.name, context.language)?.text ?? '', number);
}

/** Everything that was handed in last, a folder for each learner or group, as one archive. That it was taken is recorded. */
export async function zipOfFiles(context: MemberContext, store: FileStore, assignmentId: number) {
  const { title, entries } = await transaction(context, async (tx) => {
    const { assignment } = await accessAssignment(context, tx, assignmentId, 'edit');
    const work = (await readAllWork(context, tx, assignment)).filter(({ currentNumber }) => currentNumber !== null);
    const ids = work.flatMap(({ assignmentSubmissionId }) => assignmentSubmissionId ?? []);
    const texts = await findCurrentTexts(tx, ids);
    const files = await findCurrentFiles(tx, ids);
    const unique = uniquePaths();
    const entries = work.flatMap((row, index): ZipEntry[] => {
      const { assignmentSubmissionId: id, isHidden } = row;
      const folder = unique(folderOf(context, row, index));
      const text = texts.find((candidate) => candidate.id === id);
      const own = files.filter((file) => file.id === id);
      return [
        ...(text?.body ? [entryOfText(unique(`${folder}/text.html`), pageOfText(text.body))] : []),
        ...(text?.link ? [entryOfText(unique(`${folder}/link.txt`), `${text.link}\r\n`)] : []),
        ...own.map((file, at) => ({
          path: unique(`${folder}/${nameOf(file.name, at, isHidden)}`),
          open: () => store.open(placeOf(visibilityOf(file.visibility), context.organizationId, file.storageKey)),
        })),
      ];
    });
    await audit(context, tx, { action: 'assignment.download-files', noun: 'assignment', nounId: assignmentId });
    return { title: assignment.title, entries };
  });
  return { name: await wordedFileName(context, 'submissions', 'zip', { of: title }), archive: zipStream(entries) };
}

const visibilityOf = (text: string): 'PUBLIC' | 'PRIVATE' => (text === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE');

const entryOfText = (path: string, text: string): ZipEntry => ({ path, open: async () => bytesOf(text) });

/** Where names are hidden those of files are too: learners write theirs into them. */
function nameOf(name: string, at: number, isHidden: boolean): string {
  const plain = safeName(name, `file-${at + 1}`);
  return isHidden ? anonymousName(plain, at) : plain;
}

type Cells = readonly TableCell[];

const STATES = { en: english, ar: arabic };

type Words = ResultWords & { t: Translator };

async function linesOf(
  context: MemberContext,
  tx: Tx,
  assignment: CourseAssignment,
  { head, yesNo, t }: Words,
): Promise<Cells[]> {
  const work = await readAllWork(context, tx, assignment);
  const marks = await marksOfAssignment(context, tx, assignment.assignmentId, 'ALL');
  const lines = work.flatMap((row) => {
    const { isLate, submittedAt } = momentsOf(assignment, row);
    const people = row.learner ? [row.learner] : row.members;
    const group = chooseText(row.group?.name, context.language)?.text ?? '';
    const markCells = (points: string): Cells => [
      t(`assignment-marking.states.${row.state}`),
      yesNo(isLate),
      momentCell(submittedAt, context.configuration.time_zone),
      row.givenPoints ?? '',
      points,
      assignment.maximum,
    ];
    if (row.isHidden) return [['', '', '', '', ...markCells(row.points ?? '')]];
    return people.map((person): Cells => {
      const mark = marks.get(person.userId);
      const points = mark?.points ? pointsText(mark.points) : '';
      return [person.lastName, person.firstName, person.email, group, ...markCells(points)];
    });
  });
  const person = head('lastName', 'firstName', 'email', 'group');
  return [[...person, ...head('state', 'late', 'submitted', 'given', 'points', 'maximum')], ...lines];
}

/** The marks as a table, a line for each learner. That they were taken is recorded. */
export async function exportMarks(
  context: MemberContext,
  assignmentId: number,
  format: TableFormat | undefined,
): Promise<TableFile> {
  const words = { ...(await resultWords(context)), t: await translatorOf(context, STATES) };
  return transaction(context, async (tx) => {
    const { assignment } = await accessAssignment(context, tx, assignmentId, 'edit');
    const lines = await linesOf(context, tx, assignment, words);
    await audit(context, tx, { action: 'assignment.export-marks', noun: 'assignment', nounId: assignmentId });
    return tableFile(context, format, lines, { title: words.title('marks'), of: assignment.title });
  });
}
