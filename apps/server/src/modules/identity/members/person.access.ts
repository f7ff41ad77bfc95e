import { type RawBuilder, sql } from 'kysely';
import { holds, isAdministrator } from '../../../kernel/access/access.ts';
import { type MemberContext, type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { notFound } from '../../../kernel/problem.ts';
import { worksOnCourses } from '../permissions/permissions.public.ts';

/**
 * Why the caller may see the name and picture of somebody who would not be there for them otherwise: they are their learner,
 * say. A condition on `member_records` under the given name.
 */
export const profileReasons =
  extensionPoint<(context: RequestContext, alias: string) => RawBuilder<boolean>>('profile-reasons');

/** The caller sees everybody, and all of them. */
export const seesEverybody = ({ caller }: Pick<RequestContext, 'caller'>): boolean =>
  isAdministrator(caller) || holds(caller, 'organization_read_members');

/**
 * Whose name and picture the caller may see: their own, of those who teach or coach, and of whom something that the caller
 * does gives a reason; who may read members sees everybody. `alias` stands for `member_records`.
 */
export function visiblePeople(context: RequestContext, alias = 'p'): RawBuilder<boolean> {
  if (seesEverybody(context)) return sql<boolean>`true`;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const reasons = context.extensions.of(profileReasons).map((reason) => reason(context, alias));
  return sql<boolean>`(${sql.join(
    [
      sql`${column('user_id')} = ${userIdOf(context.caller)}`,
      sql`(${column('status')} = 'ACTIVE' and (${column('is_coach')} or ${worksOnCourses(alias)}))`,
      ...reasons,
    ],
    sql` or `,
  )})`;
}

/**
 * The only way to somebody's profile.
 * @returns whether the caller sees all of it, not only name and picture
 * @throws Problem not-found where there is nobody, or nobody for the caller
 */
export async function accessPerson(context: MemberContext, tx: Tx, userId: number): Promise<{ seesAll: boolean }> {
  const person = await tx.one(
    db
      .selectFrom('member_records as p')
      .select('p.user_id')
      .where('p.user_id', '=', userId)
      .where(visiblePeople(context)),
  );
  if (!person) throw notFound();
  return { seesAll: context.caller.userId === userId || seesEverybody(context) };
}
