import { foldedWords } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { mediaColumns, presentMedia } from '../media/media.public.ts';
import type { TeachersQuery } from './teaching.schemas.ts';

/** Active members with the instructor or the administrator portal, by name. */
export async function listTeachers(context: MemberContext, tx: Tx, query: TeachersQuery) {
  const words = foldedWords(query.search ?? '');
  let teachers = db
    .selectFrom('members as p')
    .where('p.organization_id', '=', context.organizationId)
    .where('p.status', '=', 'ACTIVE')
    .where(sql<boolean>`(p.is_instructor or p.is_administrator)`);
  if (words.length > 0) teachers = teachers.where(sql<boolean>`p.user_id in (select search_members(${words}::text[]))`);
  const [rows, counted] = await Promise.all([
    tx.all(
      teachers
        .leftJoin('media_files as m', (join) =>
          join.onRef('m.organization_id', '=', 'p.organization_id').onRef('m.media_id', '=', 'p.profile_media_id'),
        )
        .select(['p.user_id', 'p.first_name', 'p.last_name', mediaColumns('m').as('image')])
        .orderBy(sql`lower(p.first_name || ' ' || p.last_name) collate "unicode"`)
        .orderBy('p.user_id')
        .offset(query.skip ?? 0)
        .limit(query.take ?? 20),
    ),
    tx.one(teachers.select(sql<number>`count(*)::int`.as('total'))),
  ]);
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
