import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { administers, worksOnCourses } from '../../identity/permissions/permissions.public.ts';
import { mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import type { TeachersQuery } from './teaching.schemas.ts';

/** Active members who may work on courses, by name. */
export async function listTeachers(context: MemberContext, tx: Tx, query: TeachersQuery) {
  let teachers = db
    .selectFrom('member_records as p')
    .where('p.status', '=', 'ACTIVE')
    .where(sql<boolean>`(${worksOnCourses('p')} or ${administers('p')})`);
  for (const found of await holdsWords(tx, 'members', 'p.user_id', query.search)) teachers = teachers.where(found);
  const rows = await tx.all(
    teachers
      .leftJoin('media_files as m', 'm.media_id', 'p.profile_media_id')
      .select(['p.user_id', 'p.first_name', 'p.last_name', mediaColumns('m').as('image')])
      .orderBy(sql`lower(p.first_name || ' ' || p.last_name) collate "unicode"`)
      .orderBy('p.user_id')
      .offset(query.skip ?? 0)
      .limit(query.take ?? 20),
  );
  const counted = await tx.one(teachers.select(sql<number>`count(*)::int`.as('total')));
  return {
    data: rows.map((row) => ({
      userId: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      image: presentMedia(context, row.image)?.url ?? null,
    })),
    total: counted?.total ?? 0,
  };
}
