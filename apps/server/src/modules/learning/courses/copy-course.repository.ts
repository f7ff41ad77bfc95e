import { hasText, type Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization, ORGANIZATION } from '../../../kernel/database/organization.ts';
import { copyPricing } from '../item-prices/item-prices.public.ts';
import { type CourseCopy, shiftedDate } from './course-copy.ts';
import { renewFoundBy } from './course-search-names.ts';

const COPY_MARK = { en: '(copy)', ar: '(نسخة)' } as const;

/** The copy's title says that it is one, in each language that the title has. */
export function copiedTitle(title: Localized): Localized {
  const mark = (language: 'en' | 'ar') =>
    hasText(title[language]) ? { [language]: `${title[language].slice(0, 190)} ${COPY_MARK[language]}` } : {};
  return { ...mark('en'), ...mark('ar') };
}

/** Copies what a course is called and about, and who teaches it, into a draft of the caller's; answers the copy's id. */
export async function copyCourse(context: MemberContext, tx: Tx, courseId: number): Promise<number> {
  const { caller } = context;
  const now = context.clock.now();
  const source = (await tx.one(
    db
      .selectFrom('courses')
      .select(['title', 'subtitle', 'description', 'outcomes', 'requirements', 'audience', 'passing_criteria'])
      .select(['course_category_id', 'languages', 'learning_type', 'level', 'cover_media_id', 'price_minor'])
      .select(['currency', 'duration_minutes', 'is_certificate_issued_manually', 'is_by_invitation'])
      .where('course_id', '=', courseId),
  ))!;
  const made = await tx.one(
    db
      .insertInto('courses')
      .values({
        ...source,
        title: json(copiedTitle(source.title)),
        subtitle: json(source.subtitle),
        description: json(source.description),
        outcomes: json(source.outcomes),
        requirements: json(source.requirements),
        audience: json(source.audience),
        passing_criteria: json(source.passing_criteria),
        created_by: caller.userId,
        created_at: now,
        updated_at: now,
      })
      .returning('course_id'),
  );
  const copyId = made!.course_id;
  await tx.sql`
    insert into course_instructors (organization_id, course_id, user_id, position)
    select organization_id, ${copyId}::bigint, user_id, position from course_instructors where ${inOrganization()} and course_id = ${courseId}`;
  // whoever copies it teaches it: after all others, where not among them
  await tx.sql`
    insert into course_instructors (organization_id, course_id, user_id, position)
    values (${ORGANIZATION}, ${copyId}, ${caller.userId}, 99) on conflict do nothing`;
  await copyPricing(tx, 'course', { from: courseId, to: copyId });
  await renewFoundBy(tx, { courseId: copyId });
  return copyId;
}

/** From when and until when the copy is offered. */
export async function copyCourseDates(context: MemberContext, tx: Tx, copy: CourseCopy): Promise<void> {
  const source = await tx.one(
    db
      .selectFrom('courses as c')
      .select(['c.expires_at', 'c.enrolls_from'])
      .where('c.course_id', '=', copy.fromCourseId),
  );
  await tx.run(
    db
      .updateTable('courses')
      .set({
        expires_at: shiftedDate(context, copy, source?.expires_at ?? null),
        enrolls_from: shiftedDate(context, copy, source?.enrolls_from ?? null),
      })
      .where('course_id', '=', copy.toCourseId),
  );
}
