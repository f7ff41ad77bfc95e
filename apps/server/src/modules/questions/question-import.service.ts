import type { Localized } from '@sullam/domain/localized.ts';
import { detectFormat } from '@sullam/question-formats/detect-format.ts';
import type { ImportedMedia, ImportResult, QuestionFormat, QuestionSource } from '@sullam/question-formats/formats.ts';
import { importQuestions } from '@sullam/question-formats/import-questions.ts';
import { withMediaIds } from '@sullam/question-formats/media-files.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { transaction } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { admitMedia, bytesInMemory, sniff } from '../media/media.public.ts';
import { isArchive, unpack } from './archive.ts';
import { type PreparedVersion, prepareQuestion } from './prepare-question.ts';
import { lockQuestionCategories } from './question-categories.repository.ts';
import { categoryAt, checkCategory } from './question-categories.service.ts';
import type { ImportAnswer, ImportQuery } from './question-files.schemas.ts';
import { formatUnknown, unreadableFile } from './questions.errors.ts';
import { addQuestion } from './questions.service.ts';
import { withUntellingIds } from './untelling-ids.ts';

/** What was sent as the importer takes it: a package unpacked, a single file in one as that file. */
function sourceOf(bytes: Buffer): QuestionSource {
  if (!isArchive(bytes)) return bytes;
  const files = unpack(bytes);
  if (!files) throw unreadableFile();
  const [only, ...others] = files.values();
  return only && others.length === 0 ? only : files;
}

type Kind = 'IMAGE' | 'AUDIO' | 'VIDEO';
const KINDS: readonly Kind[] = ['IMAGE', 'AUDIO', 'VIDEO'];

/** What a file that came along is, by its bytes; null for what questions can't show. */
async function kindOf({ name, bytes }: ImportedMedia): Promise<Kind | null> {
  for (const kind of KINDS) if (await sniff(kind, name, Buffer.from(bytes), true)) return kind;
  return null;
}

interface Incoming {
  version: PreparedVersion;
  tags: string[];
  category: string[];
}

/** The questions as they would be kept; `idOf` names the files that they show, 0 where there is none. */
const prepared = (result: ImportResult, idOf: (id: number) => number): Incoming[] =>
  result.questions.map(({ question, category }) => ({
    version: prepareQuestion(withUntellingIds(withMediaIds(question, idOf))).version,
    tags: question.tags,
    category,
  }));

const reportOf = ({ report }: ImportResult, incoming: readonly Incoming[]): ImportAnswer['report'] => ({
  ...report,
  taken: report.taken.map((entry, index) => ({ ...entry, isReady: incoming[index]?.version.isReady ?? false })),
});

/** Keeps the files that came along as the caller's own; those that can't be shown are left out. */
async function storeMedia(
  context: MemberContext,
  store: FileStore,
  media: readonly ImportedMedia[],
): Promise<Map<number, number>> {
  const stored = new Map<number, number>();
  for (const file of media) {
    const kind = await kindOf(file);
    if (!kind) continue;
    const bytes = bytesInMemory(store, Buffer.from(file.bytes));
    stored.set(file.id, await admitMedia(context, store, { kind, visibility: 'PRIVATE', name: file.name, bytes }));
  }
  return stored;
}

async function keep(
  context: MemberContext,
  incoming: readonly Incoming[],
  query: ImportQuery,
  format: QuestionFormat,
): Promise<number[]> {
  return transaction(context, async (tx) => {
    await checkCategory(context, tx, query.questionCategoryId);
    await lockQuestionCategories(context, tx);
    const chosen = query.questionCategoryId ?? null;
    const categories = new Map<string, number | null>();
    const questionIds: number[] = [];
    for (const { version, tags, category } of incoming) {
      const names = query.keepsCategories === false ? [] : category;
      const key = JSON.stringify(names);
      if (!categories.has(key)) {
        const way: Localized[] = names.map((name) => ({ [query.language]: name.slice(0, 200) }));
        categories.set(key, await categoryAt(context, tx, way, chosen));
      }
      const questionCategoryId = categories.get(key) ?? null;
      questionIds.push(await addQuestion(context, tx, version, { tags, questionCategoryId }));
    }
    await audit(context, tx, {
      action: 'question.import',
      noun: 'question',
      nounId: null,
      changes: { format, fileName: query.fileName ?? '', count: questionIds.length },
    });
    return questionIds;
  });
}

/**
 * Reads a question file and answers what becomes of each question; unless it is a dry run, those that can be taken are
 * kept, all of them or none.
 */
export async function importFile(
  context: MemberContext,
  store: FileStore,
  bytes: Buffer,
  query: ImportQuery,
): Promise<ImportAnswer> {
  const source = sourceOf(bytes);
  const format = query.format ?? detectFormat(source, query.fileName);
  if (!format) throw formatUnknown();
  const result = importQuestions(format, source, { language: query.language });
  if (query.isDryRun) {
    const kinds = new Map(await Promise.all(result.media.map(async (file) => [file.id, await kindOf(file)] as const)));
    const incoming = prepared(result, (id) => (kinds.get(id) ? id : 0));
    return { format, report: reportOf(result, incoming), questionIds: [] };
  }
  const stored = await storeMedia(context, store, result.media);
  const incoming = prepared(result, (id) => stored.get(id) ?? 0);
  const questionIds = incoming.length === 0 ? [] : await keep(context, incoming, query, format);
  return { format, report: reportOf(result, incoming), questionIds };
}
