import { progressFromCounts } from '@sullam/domain/progress.ts';
import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../kernel/context.ts';
import { db, reading, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { holdsWords } from '../../kernel/database/search.ts';
import { notFound } from '../../kernel/problem.ts';
import { cardQuery, cardsOf, viewOf } from '../catalogue/catalogue.public.ts';
import { coverArt, ownHue } from '../covers/covers.public.ts';
import { isEntitled } from '../entitlements/entitlements.public.ts';
import { type MediaReference, mediaColumns, presentMedia } from '../media/media.public.ts';
import { accessSpecialization, mayEnroll, readsAll, specializationAbilities } from './specializations.access.ts';
import type { SpecializationCard, SpecializationDetail, SpecializationListQuery } from './specializations.schemas.ts';

type Title = SpecializationCard['title'];

/** Its courses as far as the catalogue shows them: `c` joined over specialization_courses `sc`. */
const shown = sql`specialization_courses sc join course_overviews c on ${ours('c')} and c.course_id = sc.course_id
  where ${ours('sc')} and sc.specialization_id = s.specialization_id and c.status = 'PUBLISHED'`;

const query = (context: RequestContext) => {
  const viewer = userIdOf(context.caller);
  const enrolled = isEntitled('COURSE', sql.ref('c.course_id'), viewer);
  return db
    .selectFrom('specializations as s')
    .leftJoin('media_files as m', 'm.media_id', 's.cover_media_id')
    .select(['s.specialization_id', 's.title', 's.subtitle', 's.description', 's.is_published', 's.version'])
    .select([
      mediaColumns('m').as('cover'),
      sql<number>`(select count(*)::int from ${shown})`.as('course_count'),
      sql<number>`(select coalesce(sum(c.duration_minutes), 0)::int from ${shown})`.as('duration_minutes'),
      sql<number>`(select count(*)::int from ${shown} and ${enrolled})`.as('enrolled_count'),
      sql<number>`(select count(*)::int from ${shown} and exists (select from enrollment_records e where ${ours('e')}
        and e.course_id = c.course_id and e.user_id = ${viewer} and e.completed_at is not null))`.as('completed_count'),
      sql<number>`(select count(*)::int from lessons l where ${ours('l')} and l.is_required
        and l.course_id in (select c.course_id from ${shown}))`.as('required_count'),
      sql<number>`(select count(*)::int from finished_lessons d join lessons l on ${ours('l')} and l.course_id = d.course_id and l.course_subsection_id = d.course_subsection_id
        where ${ours('d')} and d.user_id = ${viewer} and l.is_required and d.course_id in (select c.course_id from ${shown}))`.as(
        'finished_count',
      ),
    ]);
};

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

const presentSpecialization = (context: RequestContext, row: Row): SpecializationCard => ({
  specializationId: row.specialization_id,
  title: row.title as Title,
  subtitle: row.subtitle as Title,
  cover: presentMedia(context, row.cover),
  coverArt: coverArt(context, 'path', row.specialization_id, ownHue(row.specialization_id)),
  isPublished: row.is_published,
  courseCount: row.course_count,
  durationMinutes: row.duration_minutes,
  progressPercent:
    row.enrolled_count === 0 && row.completed_count === 0
      ? null
      : progressFromCounts(row.finished_count, row.required_count).percent,
  completedCourseCount: row.completed_count,
});

/** Specializations in the order that an administrator gave them, newest first among equals. */
export async function listSpecializations(context: RequestContext, tx: Tx, asked: SpecializationListQuery) {
  const withDrafts = asked.includeUnpublished === 1 && readsAll(context);
  let rows = query(context);
  let counting = db.selectFrom('specializations as s').select(sql<number>`count(*)::int`.as('total'));
  if (!withDrafts) {
    rows = rows.where('s.is_published', '=', true);
    counting = counting.where('s.is_published', '=', true);
  }
  for (const found of await holdsWords(tx, 'specializations', 's.specialization_id', asked.search)) {
    rows = rows.where(found);
    counting = counting.where(found);
  }
  const [found, counted] = await Promise.all([
    tx.all(
      rows
        .orderBy('s.position')
        .orderBy('s.specialization_id', 'desc')
        .offset(asked.skip ?? 0)
        .limit(asked.take ?? 20),
    ),
    tx.one(counting),
  ]);
  return { data: found.map((row) => presentSpecialization(context, row)), total: counted?.total ?? 0 };
}

/** A specialization with its courses; editors also see those that are not published yet. */
export async function readSpecialization(
  context: RequestContext,
  specializationId: number,
): Promise<SpecializationDetail> {
  const abilities = specializationAbilities(context);
  let courses = cardQuery(viewOf(context))
    .innerJoin('specialization_courses as sc', 'sc.course_id', 'c.course_id')
    .where('sc.specialization_id', '=', specializationId)
    .orderBy('sc.position');
  if (!abilities.canEdit) courses = courses.where('c.status', '=', 'PUBLISHED');
  const [row, rows] = await reading(context, async (tx) => {
    await accessSpecialization(context, tx, specializationId);
    return Promise.all([tx.one(query(context).where('s.specialization_id', '=', specializationId)), tx.all(courses)]);
  });
  if (!row) throw notFound();
  const cards = await cardsOf(context, rows);
  const shownCards = cards.filter(({ status }) => status === 'PUBLISHED');
  return {
    ...presentSpecialization(context, row),
    description: row.description as Title,
    courses: cards,
    version: row.version,
    isEnrolled: shownCards.length > 0 && shownCards.every(({ isEnrolled }) => isEnrolled),
    abilities: { ...abilities, canEnroll: mayEnroll(context, row.is_published, cards) },
  };
}

/** A specialization's cover. */
export const showsSpecializationCover: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from specializations where ${ours()} and cover_media_id = ${mediaId})`;
