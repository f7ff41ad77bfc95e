import { progressFromCounts } from '@sullam/domain/progress.ts';
import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../kernel/context.ts';
import { db } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import type { CourseCard } from '../courses/courses.public.ts';
import { isFavorite } from '../favorites/favorites.public.ts';
import { type MediaRef, mediaColumns, presentMedia } from '../media/media.public.ts';

/** Whose enrolment, progress and favourites a card shows; viewer 0 is a visitor. */
export interface CardView {
  viewerId: number;
}

export const viewOf = ({ caller }: RequestContext): CardView => ({
  viewerId: userIdOf(caller),
});

/** The columns of a course card, for any query over `course_overviews as c` that joined nothing else. */
export const cardQuery = ({ viewerId }: CardView) => {
  return db
    .selectFrom('course_overviews as c')
    .leftJoin('media_files as m', 'm.media_id', 'c.cover_media_id')
    .leftJoin('learners as n', (join) => join.onRef('n.course_id', '=', 'c.course_id').on('n.user_id', '=', viewerId))
    .select([
      'c.course_id',
      'c.title',
      'c.subtitle',
      'c.languages',
      'c.learning_type',
      'c.level',
      'c.duration_minutes',
      'c.price_minor',
      'c.currency',
      'c.status',
      'n.enrollment_id',
      'n.completed_at',
      'c.course_category_id',
      'c.category_name',
      'c.category_icon',
      'c.category_hue',
    ])
    .select([
      mediaColumns('m').as('cover'),
      sql<{ userId: number; firstName: string; lastName: string; image: ReturnType<typeof Object> | null }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('userId', p.user_id, 'firstName', p.first_name, 'lastName', p.last_name, 'image', ${mediaColumns('pm')}) order by i.position), '[]')
        from course_teachers i
        join member_names p on ${ours('p')} and ${ours('i')} and p.user_id = i.user_id
        left join media_files pm on ${ours('pm')} and pm.media_id = p.profile_media_id
        where i.course_id = c.course_id)`.as('instructors'),
      sql<number>`(select count(*)::int from lessons s where ${ours('s')} and s.course_id = c.course_id)`.as(
        'subsection_count',
      ),
      sql<number>`(select count(*)::int from learners e where ${ours('e')} and e.course_id = c.course_id)`.as(
        'enrolled_count',
      ),
      isFavorite(sql.ref('c.course_id'), viewerId).as('is_favorite'),
      sql<number>`(select count(*)::int from lessons s where n.enrollment_id is not null and ${ours('s')} and s.course_id = c.course_id and s.is_required)`.as(
        'required_count',
      ),
      sql<number>`(select count(*)::int from finished_lessons d join lessons s on ${ours('s')} and s.course_id = d.course_id and s.course_subsection_id = d.course_subsection_id
        where n.enrollment_id is not null and ${ours('d')} and d.course_id = c.course_id and d.user_id = ${viewerId} and s.is_required)`.as(
        'finished_count',
      ),
    ]);
};

type CardRow = Awaited<ReturnType<ReturnType<typeof cardQuery>['execute']>>[number];

/** A row of cardQuery() as it leaves the server. */
export function presentCard(context: RequestContext, row: CardRow): CourseCard {
  const instructors = row.instructors as unknown as {
    userId: number;
    firstName: string;
    lastName: string;
    image: Parameters<typeof presentMedia>[1];
  }[];
  return {
    courseId: row.course_id,
    title: row.title as CourseCard['title'],
    subtitle: row.subtitle as CourseCard['subtitle'],
    category:
      row.course_category_id === null
        ? null
        : {
            courseCategoryId: row.course_category_id,
            name: row.category_name as CourseCard['title'],
            icon: row.category_icon ?? '',
            hue: row.category_hue ?? 0,
          },
    cover: presentMedia(context, row.cover) as MediaRef | null,
    instructors: instructors.map(({ image, ...person }) => ({
      ...person,
      image: presentMedia(context, image)?.url ?? null,
    })),
    languages: row.languages as ('en' | 'ar')[],
    learningType: row.learning_type,
    level: row.level,
    durationMinutes: row.duration_minutes,
    subsectionCount: row.subsection_count,
    enrolledCount: row.enrolled_count,
    price: { minor: row.price_minor, currency: row.currency },
    status: row.status,
    isEnrolled: row.enrollment_id !== null,
    isFavorite: row.is_favorite,
    progressPercent:
      row.enrollment_id === null ? null : progressFromCounts(row.finished_count, row.required_count).percent,
    completedAt: row.completed_at?.toISOString() ?? null,
  };
}
