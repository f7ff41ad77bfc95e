import type { DrawnQuestion } from '@sullam/domain/exams/draw.ts';
import type { QuestionType } from '@sullam/domain/questions/question.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { categoriesBelow } from '../question-categories/question-categories.public.ts';
import { carriedAs } from './tag-names.repository.ts';

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

/** What a draw asks for: one question, or any of a category with tags and a difficulty. */
export interface WantedQuestions {
  exam_draw_id: number;
  question_id: number | null;
  question_category_id: number | null;
  tags: string[];
  difficulty: number | null;
  /** Who teaches with it: a draw takes their private questions too. */
  owner_ids: number[];
}

/**
 * The questions that fit what draws ask for, by draw. A fixed question is asked even when it has been archived since, in its last version that is ready; draws leave out what is
 * archived, isn't ready or is private to somebody who doesn't teach the course.
 * With `among` only those of these questions.
 */
export async function readCandidates(
  tx: Tx,
  draws: readonly WantedQuestions[],
  among?: readonly number[],
): Promise<(examDrawId: number) => Candidate[]> {
  if (draws.length === 0) return () => [];
  const isAmong = among ? sql<boolean>`q.question_id = any(${[...among]}::bigint[])` : sql<boolean>`true`;
  const wanted = JSON.stringify(
    draws.map((draw) => ({
      draw_id: draw.exam_draw_id,
      question_id: draw.question_id,
      category_id: draw.question_category_id,
      tags: draw.tags.map(foldForSearch),
      difficulty: draw.difficulty,
      owner_ids: draw.owner_ids,
    })),
  );
  const rows = await tx.all(
    db
      .selectFrom(
        sql<CandidateRow>`(
          with recursive wanted as (
            select * from jsonb_to_recordset((${wanted}::text)::jsonb)
              as w(draw_id bigint, question_id bigint, category_id bigint, tags text[], difficulty int, owner_ids bigint[])),
          below as (
            select distinct category_id as root, category_id as id from wanted where category_id is not null
            union select b.root, k.question_category_id from below b join ${categoriesBelow('b.id')}),
          fitting as (
            select w.draw_id, q.question_id, coalesce((select max(v.version) from question_versions v
                where ${inOrganization('v')} and v.question_id = q.question_id and v.version <= q.current_version
                  and v.is_ready), q.current_version) as version, q.current_version, q.is_archived
              from wanted w join questions q on ${inOrganization('q')} and q.question_id = w.question_id and ${isAmong}
            union all
            select w.draw_id, q.question_id, q.current_version, q.current_version, false from wanted w
              join questions q on ${inOrganization('q')} and not q.is_archived and ${isAmong}
                and (q.sharing <> 'PRIVATE' or q.created_by = any(w.owner_ids))
                and (w.category_id is null or exists (select from below b where b.root = w.category_id and b.id = q.question_category_id))
                and not exists (select from unnest(w.tags) t(tag) where not exists (select from question_tags g
                  where ${inOrganization('g')} and g.question_id = q.question_id and g.tag_folded = ${carriedAs(sql`t.tag`)}))
              join question_versions v on ${inOrganization('v')} and v.question_id = q.question_id
                and v.version = q.current_version and v.is_ready and (w.difficulty is null or v.difficulty = w.difficulty)
              where w.question_id is null)
          select f.draw_id, f.question_id, f.version, f.version < f.current_version as is_earlier, f.is_archived, v.type, v.name,
              v.marks, v.is_ready from fitting f join question_versions v on ${inOrganization('v')}
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
