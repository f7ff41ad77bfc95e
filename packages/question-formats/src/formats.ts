import type { Language } from '@sullam/domain/localized.ts';
import type { Question, QuestionType } from '@sullam/domain/questions/question.ts';
import type { LeftCode, NoteCode } from './report-codes.ts';

/** The formats that questions leave in; QTI is version 2.1. */
export const QUESTION_FORMATS = ['GIFT', 'AIKEN', 'MOODLE_XML', 'QTI'] as const;
export type QuestionFormat = (typeof QUESTION_FORMATS)[number];

/** The formats that questions come in: QTI of versions 2 and 3, of version 1.2 (Canvas, cartridges), Moodle's cloze texts, and numbered lists. */
export const IMPORT_FORMATS = [...QUESTION_FORMATS, 'QTI_1', 'CLOZE', 'NUMBERED'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Files that people take for question files; none of them is read. */
export const OTHER_KINDS = [
  'CARTRIDGE',
  'BLACKBOARD',
  'H5P',
  'MOODLE_BACKUP',
  'OFFICE',
  'PDF',
  'WEB_PAGE',
  'JSON',
  'XML',
] as const;
export type FileKind = ImportFormat | (typeof OTHER_KINDS)[number];

/** The unpacked files of a package by their path in it. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

/** One file, as text or as bytes of any encoding, or a package. */
export type QuestionSource = string | Uint8Array | PackageFiles;

/** Where a question stands in what was read or written; lines count from 1. */
export interface ItemSource {
  file: string | null;
  line: number | null;
  id: string | null;
}

export type NoteValues = Record<string, string | number>;

export interface TakenEntry {
  title: string;
  source: ItemSource;
  type: QuestionType;
}

/** Something that isn't quite as it was in the question that was taken. */
export interface ChangedEntry {
  code: NoteCode;
  title: string;
  source: ItemSource;
  values: NoteValues;
}

/** A question that wasn't taken. */
export interface LeftEntry {
  code: LeftCode;
  title: string;
  source: ItemSource;
  values: NoteValues;
}

/** What became of each question: every one is either in `taken` or in `left`. `file` speaks of the file as a whole. */
export interface FormatReport {
  taken: TakenEntry[];
  changed: ChangedEntry[];
  left: LeftEntry[];
  file: { code: LeftCode | NoteCode; values: NoteValues }[];
}

/** A picture or another file that came along. HTML and pictures of imported questions name it by `id`. */
export interface ImportedMedia {
  /** Its number within one import: `withMediaIds` puts the stored files' ids in its place. */
  id: number;
  name: string;
  bytes: Uint8Array;
}

export interface ImportedQuestion {
  question: Question;
  /** From the outermost to the innermost; empty where the file names none. */
  category: string[];
  source: ItemSource;
}

export interface ImportResult {
  questions: ImportedQuestion[];
  report: FormatReport;
  media: ImportedMedia[];
}

export interface ImportOptions {
  /** The language of what the file doesn't mark itself. */
  language: Language;
}

export interface ExportItem {
  question: Question;
  category: string[];
}

export interface MediaFile {
  name: string;
  bytes: Uint8Array;
}

export interface ExportOptions {
  /** The language of what isn't marked; the only one where a format or a question type holds one. */
  language: Language;
  /** The stored file of an id in HTML or of a hotspot's picture; null when there is none. */
  mediaOf: (id: number) => MediaFile | null;
}

export interface ExportResult {
  files: Map<string, Uint8Array>;
  report: FormatReport;
}

/** What one import takes at most; more is named in the report. */
export const MOST_CHARACTERS = 64 * 1024 * 1024;
export const MOST_QUESTIONS = 10_000;
/** Answers, pairs or gaps of one question. */
export const MOST_PARTS = 1000;
