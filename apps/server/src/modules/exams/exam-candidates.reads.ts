import type { DrawnQuestion, DrawSection } from '@sullam/domain/exams/draw.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';

/** A section as attempts take it over. */
export interface DrawableSection extends DrawSection {
  title: Localized;
  navigation: 'FREE' | 'ONE_WAY';
  shufflesChoices: boolean;
  draws: (DrawSection['draws'][number] & {
    questionId: number | null;
    questionCategoryId: number | null;
    tags: string[];
    difficulty: number | null;
    /** Instead of the question's own. */
    marks: string | null;
  })[];
}

type Candidate = { exam_draw_id: number; question_id: number; version: number };

/** Sections and draws of an exam in their order, with every question that fits a draw now, in its current version. */
export async function readDrawableSections(tenant: Tenant, tx: Tx, examId: number): Promise<DrawableSection[]> {
  const own = tenant.organizationId;
  const [sections, draws] = await Promise.all([
    tx.all(
      db
        .selectFrom('exam_sections')
        .selectAll()
        .where('organization_id', '=', own)
        .where('exam_id', '=', examId)
        .orderBy('position'),
    ),
    tx.all(
      db
        .selectFrom('exam_draws as d')
        .innerJoin('exam_sections as s', (join) =>
          join
            .onRef('s.organization_id', '=', 'd.organization_id')
            .onRef('s.exam_section_id', '=', 'd.exam_section_id'),
        )
        .selectAll('d')
        .where('d.organization_id', '=', own)
        .where('s.exam_id', '=', examId)
        .orderBy('s.position')
        .orderBy('d.position'),
    ),
  ]);
  const found = await readCandidates(tenant, tx, draws);
  const byDraw = new Map<number, DrawnQuestion[]>(draws.map((draw) => [draw.exam_draw_id, []]));
  for (const row of found) byDraw.get(row.exam_draw_id)?.push({ questionId: row.question_id, version: row.version });
  return sections.map((section) => ({
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
        candidates: byDraw.get(draw.exam_draw_id) ?? [],
      })),
  }));
}

interface DrawRow {
  exam_draw_id: number;
  question_id: number | null;
  question_category_id: number | null;
  tags: string[];
  difficulty: number | null;
}

/** A fixed question is asked even when it has been archived since; draws leave out what is archived or isn't ready. */
async function readCandidates({ organizationId }: Tenant, tx: Tx, draws: readonly DrawRow[]): Promise<Candidate[]> {
  if (draws.length === 0) return [];
  const wanted = JSON.stringify(
    draws.map((draw) => ({
      draw_id: draw.exam_draw_id,
      question_id: draw.question_id,
      category_id: draw.question_category_id,
      tags: draw.tags.map(foldForSearch),
      difficulty: draw.difficulty,
    })),
  );
  return tx.all(
    db
      .selectFrom(
        sql<Candidate>`(
          with recursive wanted as (
            select * from jsonb_to_recordset((${wanted}::text)::jsonb)
              as w(draw_id bigint, question_id bigint, category_id bigint, tags text[], difficulty int)),
          below as (
            select distinct category_id as root, category_id as id from wanted where category_id is not null
            union select b.root, c.question_category_id from below b
              join question_categories c on c.organization_id = ${organizationId} and c.parent_category_id = b.id)
          select w.draw_id as exam_draw_id, q.question_id, q.current_version as version from wanted w
            join questions q on q.organization_id = ${organizationId} and q.question_id = w.question_id
          union all
          select w.draw_id, q.question_id, q.current_version from wanted w
            join questions q on q.organization_id = ${organizationId} and not q.is_archived
              and (w.category_id is null or exists (select from below b where b.root = w.category_id and b.id = q.question_category_id))
              and not exists (select from unnest(w.tags) t(tag) where not exists (select from question_tags g
                where g.organization_id = ${organizationId} and g.question_id = q.question_id and g.tag_folded = t.tag))
            join question_versions v on v.organization_id = ${organizationId} and v.question_id = q.question_id
              and v.version = q.current_version and v.is_ready and (w.difficulty is null or v.difficulty = w.difficulty)
            where w.question_id is null)`.as('c'),
      )
      .select(['c.exam_draw_id', 'c.question_id', 'c.version'])
      .orderBy('c.exam_draw_id')
      .orderBy('c.question_id'),
  );
}
