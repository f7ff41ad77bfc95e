import type { Question } from '@sullam/domain/questions/question.ts';
import { keptMarks } from './decimals.ts';
import type {
  ChangedEntry,
  FormatReport,
  ImportedMedia,
  ImportedQuestion,
  ImportOptions,
  ImportResult,
  ItemSource,
  NoteValues,
} from './formats.ts';
import { MOST_PARTS, MOST_QUESTIONS } from './formats.ts';
import { MarkupTooDeep } from './markup/markup-tree.ts';
import type { LeftCode, NoteCode } from './report-codes.ts';
import type { Steps } from './steps.ts';

/** Thrown where a question can't be taken; the item's report gets its code. */
export class LeftOut extends Error {
  readonly code: LeftCode;
  readonly values: NoteValues;
  constructor(code: LeftCode, values: NoteValues = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

export const emptyReport = (): FormatReport => ({ taken: [], changed: [], left: [], file: [] });

/** Gathers what one question's reading or writing changed; the same remark is made once. */
export class Notes {
  readonly #seen = new Set<string>();
  readonly list: { code: NoteCode; values: NoteValues }[] = [];

  add(code: NoteCode, values: NoteValues = {}): void {
    const key = JSON.stringify([code, values]);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.list.push({ code, values });
  }
}

export const changedEntries = (notes: Notes, title: string, source: ItemSource): ChangedEntry[] =>
  notes.list.map(({ code, values }) => ({ code, values, title, source }));

const mediaIdsOf = ({ content, key }: Question): number[] => [
  ...(content.type === 'HOTSPOT' ? [content.pictureMediaId] : []),
  ...[...JSON.stringify([content, key]).matchAll(/ data-media-id=\\"(\d{1,16})\\"/g)].map((match) => Number(match[1])),
];

const MOST_TAGS = 30;
const LONGEST_TAG = 60;

/** Answers, pairs and gaps, in whichever list of the question is the longest. */
function partCount({ content }: Question): number {
  const lists = Object.values(content).filter((value): value is unknown[] => Array.isArray(value));
  return lists.reduce((most, list) => Math.max(most, list.length), 0);
}

/** @throws LeftOut for more answers or gaps than a question may have */
export function checkPartCount(count: number): void {
  if (count > MOST_PARTS) throw new LeftOut('too-many-parts', { most: MOST_PARTS });
}

/** A question whose marks and tags are such as questions have here. */
function withinLimits(question: Question, notes: Notes): Question {
  checkPartCount(partCount(question));
  const marks = keptMarks(question.marks);
  if (marks !== question.marks) notes.add('marks-replaced', { marks: question.marks });
  const tags = question.tags.filter((tag) => tag.length <= LONGEST_TAG).slice(0, MOST_TAGS);
  const others = question.tags.filter((tag) => !tags.includes(tag));
  if (others.length > 0) notes.add('tags-left', { tags: others.join(', ').slice(0, 200) });
  return { ...question, marks, tags };
}

/** Files met in an import, each once. */
export class MediaShelf {
  readonly list: ImportedMedia[] = [];
  readonly #ids = new Map<string, number>();

  /** `key` distinguishes files of the same name. */
  idOf(key: string): number | undefined {
    return this.#ids.get(key);
  }

  put(key: string, name: string, bytes: Uint8Array): number {
    const known = this.#ids.get(key);
    if (known) return known;
    const id = this.list.length + 1;
    this.list.push({ id, name, bytes });
    this.#ids.set(key, id);
    return id;
  }

  /** The files that these questions show: not those of questions that were left. */
  usedBy(questions: readonly ImportedQuestion[]): ImportedMedia[] {
    const used = new Set(questions.flatMap(({ question }) => mediaIdsOf(question)));
    return this.list.filter(({ id }) => used.has(id));
  }

  bytesOf(id: number): Uint8Array | undefined {
    return this.list[id - 1]?.bytes;
  }
}

/** One import: questions, report and files as they are found. */
export class Importing {
  readonly options: ImportOptions;
  readonly media = new MediaShelf();
  readonly #questions: ImportedQuestion[] = [];
  readonly report = emptyReport();
  #file: string | null = null;

  constructor(options: ImportOptions) {
    this.options = options;
  }

  /** Reads a file of a package: what is met in it is named with its path. */
  *within(file: string, steps: Steps): Steps {
    this.#file = file;
    yield* steps;
    this.#file = null;
  }

  ofFile(code: LeftCode | NoteCode, values: NoteValues = {}): void {
    this.report.file.push({ code, values: this.#file === null ? values : { ...values, file: this.#file } });
  }

  #placed = (source: ItemSource): ItemSource => ({ ...source, file: source.file ?? this.#file });

  leave(title: string, source: ItemSource, code: LeftCode, values: NoteValues = {}): void {
    this.report.left.push({ code, title, source: this.#placed(source), values });
  }

  /** Reads one question. What it throws as `LeftOut` is the reason why it isn't taken. */
  item(title: string, at: ItemSource, category: readonly string[], read: (notes: Notes) => Question): void {
    const notes = new Notes();
    const source = this.#placed(at);
    try {
      if (this.#questions.length === MOST_QUESTIONS) throw new LeftOut('too-many-questions', { most: MOST_QUESTIONS });
      const question = withinLimits(read(notes), notes);
      this.#questions.push({ question, category: [...category], source });
      this.report.taken.push({ title: question.name, source, type: question.content.type });
      this.report.changed.push(...changedEntries(notes, question.name, source));
    } catch (error) {
      if (error instanceof MarkupTooDeep) this.leave(title, source, 'markup-too-deep');
      else if (error instanceof LeftOut) this.leave(title, source, error.code, error.values);
      else throw error;
    }
  }

  result(): ImportResult {
    const { taken, left, file } = this.report;
    const isExplained = file.some(({ code }) => code.startsWith('file-') || code === 'markup-too-deep');
    if (taken.length + left.length === 0 && !isExplained) this.ofFile('file-without-questions');
    return { questions: this.#questions, report: this.report, media: this.media.usedBy(this.#questions) };
  }
}
