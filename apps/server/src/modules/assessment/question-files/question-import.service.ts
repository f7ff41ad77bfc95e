import type { Localized } from '@sullam/domain/localized.ts';
import type { ImportedMedia, ImportFormat } from '@sullam/question-formats/formats.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { notFound, Problem } from '../../../kernel/problem.ts';
import { inThread } from '../../../kernel/threads/thread-pool.ts';
import { admitMedia, bytesInMemory, sniff } from '../../organization/media/media.public.ts';
import {
  categoryAt,
  checkCategory,
  deleteQuestionCategory,
  isCategoryFilled,
  lockQuestionCategories,
} from '../question-categories/question-categories.public.ts';
import { addQuestion, deleteUnused, inUse, requireDeletable } from '../questions/questions.public.ts';
import { Arrivals } from './incoming-questions.ts';
import { findKnown } from './known-questions.reads.ts';
import type { ImportQuery, ImportResponse, WithdrawImportBody } from './question-files.schemas.ts';
import { readQuestionsTask } from './read-questions.task.ts';

type Kind = 'IMAGE' | 'AUDIO' | 'VIDEO';
const KINDS: readonly Kind[] = ['IMAGE', 'AUDIO', 'VIDEO'];

/** What a file that came along is, by its bytes; null for what questions can't show. */
async function kindOf({ name, bytes }: ImportedMedia): Promise<Kind | null> {
  for (const kind of KINDS) if (await sniff(kind, name, Buffer.from(bytes), true)) return kind;
  return null;
}

/** Keeps a file that came along as the caller's own; 0 for one that can't be shown. */
async function storeFile(context: MemberContext, store: FileStore, file: ImportedMedia): Promise<number> {
  const kind = await kindOf(file);
  if (!kind) return 0;
  const bytes = bytesInMemory(store, Buffer.from(file.bytes));
  try {
    return await admitMedia(context, store, { kind, visibility: 'PRIVATE', name: file.name, bytes });
  } catch (error) {
    if (error instanceof Problem) return 0; // a damaged picture, or one that is too large: the report says so
    throw error;
  }
}

/** Leaves what the bank has already. */
async function leaveKnown(context: MemberContext, tx: Tx, found: Arrivals): Promise<void> {
  const { sameness, showing } = await findKnown(
    context,
    tx,
    found.list.map(({ version }) => version.words),
  );
  found.leave((incoming) => (sameness.has(incoming.sameness) ? 'in-bank-already' : null));
  for (const incoming of found.list)
    if (incoming.version.mediaIds.length > 0 && showing.has(incoming.version.words))
      found.note(incoming, 'looks-known');
}

type Kept = Pick<ImportResponse, 'questionIds' | 'questionCategoryIds'>;
const NOTHING: Kept = { questionIds: [], questionCategoryIds: [] };

async function keep(
  context: MemberContext,
  tx: Tx,
  found: Arrivals,
  query: ImportQuery,
  format: ImportFormat,
): Promise<Kept> {
  await checkCategory(tx, query.questionCategoryId);
  const chosen = query.questionCategoryId ?? null;
  const questionCategoryIds: number[] = [];
  const categories = new Map<string, number | null>();
  const categoryOf = async (category: readonly string[]): Promise<number | null> => {
    const names = query.keepsCategories === false ? [] : category;
    const key = JSON.stringify(names);
    if (!categories.has(key)) {
      const way: Localized[] = names.map((name) => ({ [query.language]: name.slice(0, 200) }));
      categories.set(key, await categoryAt(tx, way, chosen, questionCategoryIds));
    }
    return categories.get(key) ?? null;
  };
  const questionIds: number[] = [];
  for (const { version, tags, idNumber, category } of found.list) {
    const questionCategoryId = await categoryOf(category);
    questionIds.push(await addQuestion(context, tx, version, { tags, idNumber, questionCategoryId }));
  }
  await audit(context, tx, {
    action: 'question.import',
    noun: 'question',
    nounId: null,
    changes: { format, fileName: query.fileName ?? '', count: questionIds.length },
  });
  return { questionIds, questionCategoryIds };
}

/**
 * Reads a question file and answers what becomes of each question; unless it is a dry run, those that can be taken are
 * kept, all of them or none. Questions that the bank has already are left, unless `takesKnown` says otherwise.
 */
export async function importFile(
  context: MemberContext,
  store: FileStore,
  bytes: Buffer,
  query: ImportQuery,
): Promise<ImportResponse> {
  const { isDryRun, fileName, format, language } = query;
  await transaction(context, (tx) => checkCategory(tx, query.questionCategoryId));
  const found = new Arrivals({ changed: [], left: [], file: [] });
  const idOf = async (file: ImportedMedia): Promise<number> => {
    if (isDryRun) return (await kindOf(file)) ? file.id : 0;
    return storeFile(context, store, file);
  };
  const formats = await inThread(readQuestionsTask, { bytes, fileName, format, language }, async (part) => {
    if ('media' in part) return idOf(part.media);
    found.join(part.arrivals);
    return 0;
  });
  const kept = await transaction(context, async (tx) => {
    await lockQuestionCategories(context, tx);
    if (!query.takesKnown) await leaveKnown(context, tx, found);
    // by their places among what would be taken, as a dry run has shown them
    const leftOut = new Set(query.leftOut);
    found.leave((_incoming, at) => (leftOut.has(at) ? 'left-by-choice' : null));
    return isDryRun || found.list.length === 0 ? NOTHING : keep(context, tx, found, query, formats.format);
  });
  return { ...formats, report: found.report(), ...kept };
}

/**
 * Takes an import back: all of its questions that are still there, or none where an exam has taken one meanwhile; and the
 * categories made for it that are empty then.
 */
export const withdrawImport = (context: MemberContext, { questionIds, questionCategoryIds }: WithdrawImportBody) =>
  transaction(context, async (tx) => {
    await lockQuestionCategories(context, tx);
    const there = await requireDeletable(context, tx, questionIds);
    if (there.length === 0) throw notFound();
    const deleted = await deleteUnused(tx, there);
    if (deleted < there.length) throw inUse();
    // made from the top downwards
    for (const id of questionCategoryIds.toReversed())
      if (!(await isCategoryFilled(context, tx, id))) await deleteQuestionCategory(tx, id);
    await audit(context, tx, {
      action: 'question.withdraw-import',
      noun: 'question',
      nounId: null,
      changes: { count: deleted },
    });
  });
