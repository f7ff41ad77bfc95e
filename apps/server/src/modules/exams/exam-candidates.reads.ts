import type { DrawnQuestion, DrawSection } from '@sullam/domain/exams/draw.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { QuestionType } from '@sullam/domain/questions/question.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import type { Section } from './exams.schemas.ts';

/** A question that may be drawn, as it stands now. */
export interface Candidate extends DrawnQuestion {
  type: QuestionType;
  name: string;
  /** Its own. */
  marks: string;
  isReady: boolean;
  /** Of a fixed question: its newest version isn't ready, an earlier one is asked. */
  isEarlier: boolean;
  isArchived: boolean;
}

/** A section as attempts take it over. */
export interface DrawableSection extends Omit<DrawSection, 'draws'> {
  title: Localized;
  navigation: 'FREE' | 'ONE_WAY';
  shufflesChoices: boolean;
  draws: (Omit<DrawSection['draws'][number], 'candidates'> & {
    questionId: number | null;
    questionCategoryId: number | null;
    tags: string[];
    difficulty: number | null;
    /** Instead of the question's own. */
    marks: string | null;
    candidates: readonly Candidate[];
  })[];
}

/** Sections and draws of an exam in their order, with every question that fits a draw now, in the version that is asked. */
export async function readDrawableSections(tx: Tx, examId: number): Promise<DrawableSection[]> {
  return (await readDrawableSectionsOf(tx, [examId])).get(examId) ?? [];
}

/** The same of several exams. */
export async function readDrawableSectionsOf(
  tx: Tx,
  examIds: readonly number[],
): Promise<Map<number, DrawableSection[]>> {
  const [sections, draws] = await Promise.all([
    tx.all(
      db
        .selectFrom('exam_sections')
        .selectAll()
        .where(sql<boolean>`exam_id = any(${[...examIds]}::bigint[])`)
        .orderBy('position'),
    ),
    tx.all(
      db
        .selectFrom('exam_draws as d')
        .innerJoin('exam_sections as s', 's.exam_section_id', 'd.exam_section_id')
        .selectAll('d')
        .where(sql<boolean>`s.exam_id = any(${[...examIds]}::bigint[])`)
        .orderBy('s.position')
        .orderBy('d.position'),
    ),
  ]);
  const fits = await readCandidates(tx, draws);
  const result = new Map<number, DrawableSection[]>(examIds.map((examId) => [examId, []]));
  for (const section of sections)
    result.get(section.exam_id)?.push({
      examSectionId: section.exam_section_id,
      title: section.title as Localized,
      navigation: section.navigation,
      isShuffled: section.is_shuffled,
      shufflesChoices: section.shuffles_choices,
      draws: draws
        .filter((draw) => draw.exam_section_id === section.exam_section_id)
        .map((draw) => ({
          examDrawId: draw.exam_draw_id,
          questionId: draw.question_id,
          questionCategoryId: draw.question_category_id,
          tags: draw.tags,
          difficulty: draw.difficulty,
          take: draw.take,
          marks: draw.marks,
          candidates: fits(draw.exam_draw_id),
        })),
    });
  return result;
}

/** Sections as they are being written, with what fits their draws now. */
export async function draftedSections(tx: Tx, sections: readonly Section[]): Promise<DrawableSection[]> {
  let last = 0;
  const numbered = sections.map((section, at) => ({
    ...section,
    examSectionId: at,
    draws: section.draws.map((draw) => {
      last += 1;
      return { ...draw, examDrawId: last };
    }),
  }));
  const fits = await readCandidates(
    tx,
    numbered
      .flatMap(({ draws }) => draws)
      .map((draw) => ({
        exam_draw_id: draw.examDrawId,
        question_id: draw.questionId,
        question_category_id: draw.questionCategoryId,
        tags: draw.tags,
        difficulty: draw.difficulty,
      })),
  );
  return numbered.map((section) => ({
    ...section,
    draws: section.draws.map((draw) => ({ ...draw, candidates: fits(draw.examDrawId) })),
  }));
}

interface CandidateRow {
  draw_id: number;
  question_id: number;
  version: number;
  is_archived: boolean;
  type: QuestionType;
  name: string;
  marks: string;
  is_ready: boolean;
  is_earlier: boolean;
}

interface DrawRow {
  exam_draw_id: number;
  question_id: number | null;
  question_category_id: number | null;
  tags: string[];
  difficulty: number | null;
}

/**
 * A fixed question is asked even when it has been archived since, in its last version that is ready; draws leave out what is
 * archived or isn't ready.
 */
async function readCandidates(tx: Tx, draws: readonly DrawRow[]): Promise<(examDrawId: number) => Candidate[]> {
  if (draws.length === 0) return () => [];
  const wanted = JSON.stringify(
    draws.map((draw) => ({
      draw_id: draw.exam_draw_id,
      question_id: draw.question_id,
      category_id: draw.question_category_id,
      tags: draw.tags.map(foldForSearch),
      difficulty: draw.difficulty,
    })),
  );
  const rows = await tx.all(
    db
      .selectFrom(
        sql<CandidateRow>`(
          with recursive wanted as (
            select * from jsonb_to_recordset((${wanted}::text)::jsonb)
              as w(draw_id bigint, question_id bigint, category_id bigint, tags text[], difficulty int)),
          below as (
            select distinct category_id as root, category_id as id from wanted where category_id is not null
            union select b.root, c.question_category_id from below b
              join question_categories c on ${ours('c')} and c.parent_category_id = b.id),
          fitting as (
            select w.draw_id, q.question_id, coalesce((select max(v.version) from question_versions v
                where ${ours('v')} and v.question_id = q.question_id and v.version <= q.current_version
                  and v.is_ready), q.current_version) as version, q.current_version, q.is_archived
              from wanted w join questions q on ${ours('q')} and q.question_id = w.question_id
            union all
            select w.draw_id, q.question_id, q.current_version, q.current_version, false from wanted w
              join questions q on ${ours('q')} and not q.is_archived
                and (w.category_id is null or exists (select from below b where b.root = w.category_id and b.id = q.question_category_id))
                and not exists (select from unnest(w.tags) t(tag) where not exists (select from question_tags g
                  where ${ours('g')} and g.question_id = q.question_id and g.tag_folded = t.tag))
              join question_versions v on ${ours('v')} and v.question_id = q.question_id
                and v.version = q.current_version and v.is_ready and (w.difficulty is null or v.difficulty = w.difficulty)
              where w.question_id is null)
          select f.draw_id, f.question_id, f.version, f.version < f.current_version as is_earlier, f.is_archived, v.type, v.name,
              v.marks, v.is_ready from fitting f join question_versions v on ${ours('v')}
              and v.question_id = f.question_id and v.version = f.version)`.as('c'),
      )
      .selectAll('c')
      .orderBy('c.draw_id')
      .orderBy('c.question_id'),
  );
  const byDraw = new Map<number, Candidate[]>(draws.map((draw) => [draw.exam_draw_id, []]));
  for (const row of rows)
    byDraw.get(row.draw_id)?.push({
      questionId: row.question_id,
      version: row.version,
      type: row.type,
      name: row.name,
      marks: row.marks,
      isReady: row.is_ready,
      isEarlier: row.is_earlier,
      isArchived: row.is_archived,
    });
  return (examDrawId) => byDraw.get(examDrawId) ?? [];
}
