import { SECOND } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { kindOfFile } from '@sullam/question-formats/detect-format.ts';
import {
  type FileKind,
  type ImportedMedia,
  type ImportFormat,
  OTHER_KINDS,
  type QuestionSource,
} from '@sullam/question-formats/formats.ts';
import { importQuestions } from '@sullam/question-formats/import-questions.ts';
import { atOnce } from '@sullam/question-formats/steps.ts';
import { isArchive, readArchive } from '../../../kernel/archives/read-archive.ts';
import type { ThreadTask } from '../../../kernel/threads/thread-task.ts';
import { formatUnknown, otherKind } from '../questions/questions.public.ts';
import { type ArrivalsPart, arrivals } from './incoming-questions.ts';

export interface QuestionFile {
  bytes: Uint8Array;
  fileName: string | undefined;
  format: ImportFormat | undefined;
  language: Language;
}

export interface Formats {
  format: ImportFormat;
  /** What the content looks like, whatever format was chosen. */
  recognized: ImportFormat | null;
}

/** A file that came along; the reply is the id under which it is stored, 0 where it can't be shown. Or a part of the questions. */
export type ReadPart = { media: ImportedMedia } | { arrivals: ArrivalsPart };

const isShown = (path: string): boolean => !path.startsWith('__MACOSX/');

/** What was sent as the importer takes it: a package unpacked, a single file in one as that file. */
async function sourceOf(bytes: Uint8Array): Promise<QuestionSource> {
  if (!isArchive(bytes)) return bytes;
  const files = await readArchive(bytes, { wants: isShown });
  const [only, ...others] = files.values();
  return only && others.length === 0 ? only : files;
}

const isOther = (kind: FileKind | null): kind is (typeof OTHER_KINDS)[number] =>
  OTHER_KINDS.some((other) => other === kind);

function formatsOf(source: QuestionSource, file: QuestionFile): Formats {
  const kind = kindOfFile(source, file.fileName);
  if (isOther(kind)) throw otherKind(kind);
  const format = file.format ?? kind;
  if (!format) throw formatUnknown();
  return { format, recognized: kind };
}

/** Reads a question file or package: unpacks, parses and prepares every question as it would be kept. */
export const readQuestionsTask: ThreadTask<QuestionFile, Formats, ReadPart, number> = {
  name: 'question-files.read',
  lane: 'long',
  deadline: 60 * SECOND,
  async run(file, exchange) {
    const source = await sourceOf(file.bytes);
    const formats = formatsOf(source, file);
    const result = importQuestions(formats.format, source, { language: file.language });
    const stored = new Map<number, number>();
    for (const media of result.media) stored.set(media.id, await exchange({ media }));
    const found = atOnce(arrivals(result, (id) => stored.get(id) ?? 0));
    for (const part of found.parts()) await exchange({ arrivals: part });
    return formats;
  },
};
