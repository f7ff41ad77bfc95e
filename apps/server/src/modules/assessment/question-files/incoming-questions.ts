import type { Question } from '@sullam/domain/questions/question.ts';
import type { ImportResult, ItemSource, TakenEntry } from '@sullam/question-formats/formats.ts';
import { withMediaIds } from '@sullam/question-formats/media-files.ts';
import type { LeftCode, NoteCode } from '@sullam/question-formats/report-codes.ts';
import type { Steps } from '@sullam/question-formats/steps.ts';
import { Type } from 'typebox';
import { validatorCompiler } from '../../../kernel/http/validation.ts';
import { type PreparedVersion, prepareQuestion, QuestionBody } from '../questions/questions.public.ts';
import { withNeutralIds, withPlacesAsIds } from './choice-ids.ts';
import type { ImportResponse } from './question-files.schemas.ts';

/** A question of a file as it would be kept. */
export interface Incoming {
  version: PreparedVersion;
  tags: string[];
  idNumber: string | null;
  category: string[];
  source: ItemSource;
  /** What makes it the same as another one. */
  sameness: string;
}

const { questionCategoryId: _, ...kept } = QuestionBody.properties;
/** What can be kept can be saved again from the editor, which has these limits. */
const isWithinLimits = validatorCompiler({ schema: Type.Object(kept), method: 'POST', url: '', httpPart: 'body' });

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
};

/** What makes two questions the same: their name, what is asked and what is right, to the letter, whatever the ids of choices. */
export function samenessOf(question: Pick<Question, 'name' | 'content' | 'key' | 'marks'>): string {
  const { name, content, key, marks } = withPlacesAsIds(question);
  return JSON.stringify(sorted({ name, content, key, marks }));
}

type Report = ImportResponse['report'];

/** Some of an import's questions with what is said of them, or of what isn't taken: small enough to be handed over at once. */
export type ArrivalsPart = { list: Incoming[] } & Partial<Report>;

/** Entries that are handed over at once. */
const AT_ONCE = 50;

function* slices<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += AT_ONCE) yield items.slice(at, at + AT_ONCE);
}

/** One import's questions and what is said of each. */
export class Arrivals {
  #list: Incoming[] = [];
  readonly #gone = new Set<ItemSource>();
  readonly #report: Report;

  constructor(report: Pick<ImportResult['report'], 'changed' | 'left' | 'file'>) {
    this.#report = { file: [...report.file], changed: [...report.changed], left: [...report.left], taken: [] };
  }

  /** Everything in parts, for another thread. What is said of a question is in the same part, as it shares its source. */
  *parts(): Generator<ArrivalsPart> {
    const { taken, changed, left, file } = this.report();
    const takenOf = new Map(taken.map((entry) => [entry.source, entry]));
    const changedOf = new Map<ItemSource, Report['changed']>();
    for (const entry of changed) changedOf.set(entry.source, [...(changedOf.get(entry.source) ?? []), entry]);
    for (const list of slices(this.#list))
      yield {
        list,
        taken: list.flatMap(({ source }) => takenOf.get(source) ?? []),
        changed: list.flatMap(({ source }) => changedOf.get(source) ?? []),
      };
    for (const some of slices(left)) yield { list: [], left: some };
    for (const some of slices(file)) yield { list: [], file: some };
  }

  /** Takes over a part of what another thread has found. */
  join({ list, taken = [], changed = [], left = [], file = [] }: ArrivalsPart): void {
    this.#list.push(...list);
    this.#report.taken.push(...taken);
    this.#report.changed.push(...changed);
    this.#report.left.push(...left);
    this.#report.file.push(...file);
  }

  get list(): readonly Incoming[] {
    return this.#list;
  }

  add(incoming: Incoming, taken: TakenEntry): void {
    this.#list.push(incoming);
    const { isReady, marks } = incoming.version;
    this.#report.taken.push({ ...taken, isReady, marks });
  }

  note({ source, version }: Incoming, code: NoteCode, values: Record<string, string> = {}): void {
    this.#report.changed.push({ code, title: version.name, source, values });
  }

  /** Leaves those for which there is a reason: nothing else is said of them. */
  leave(reasonOf: (incoming: Incoming, at: number) => LeftCode | null): void {
    this.#list = this.#list.filter((incoming, at) => {
      const code = reasonOf(incoming, at);
      if (code === null) return true;
      this.#gone.add(incoming.source);
      this.#report.left.push({ code, title: incoming.version.name, source: incoming.source, values: {} });
      return false;
    });
  }

  report(): ImportResponse['report'] {
    const isHere = ({ source }: { source: ItemSource }): boolean => !this.#gone.has(source);
    const { taken, changed } = this.#report;
    return { ...this.#report, taken: taken.filter(isHere), changed: changed.filter(isHere) };
  }
}

/** The questions as they would be kept, one in each step; `idOf` names the files that they show, 0 where there is none. */
export function* arrivals(result: ImportResult, idOf: (id: number) => number): Steps<Arrivals> {
  const found = new Arrivals(result.report);
  const names = new Map(result.media.map(({ id, name }) => [id, name]));
  const reasons = new Map<Incoming, LeftCode>();
  const seen = new Set<string>();
  for (const [index, { question, category, source }] of result.questions.entries()) {
    yield;
    const missing = new Set<number>();
    const idOfKept = (id: number): number => {
      if (idOf(id) === 0) missing.add(id);
      return idOf(id);
    };
    const { version } = prepareQuestion(withNeutralIds(withMediaIds(question, idOfKept)));
    const { tags, idNumber = null } = question;
    const incoming: Incoming = { version, tags, idNumber, category, source, sameness: samenessOf(version) };
    found.add(incoming, result.report.taken[index] as TakenEntry);
    for (const id of missing) found.note(incoming, 'media-unreadable', { name: names.get(id) ?? '' });
    const sameness = samenessOf(question);
    if (!isWithinLimits({ ...version, tags, idNumber })) reasons.set(incoming, 'beyond-limits');
    else if (seen.has(sameness)) reasons.set(incoming, 'in-file-already');
    seen.add(sameness);
  }
  found.leave((incoming) => reasons.get(incoming) ?? null);
  return found;
}
