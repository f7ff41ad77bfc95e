import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import { sql } from 'kysely';
import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { visiblePeople } from '../members/members.public.ts';
import { holdsAnyOf } from '../permissions/permissions.public.ts';
import type { AdditionRow } from './learner-additions.schemas.ts';
import { hasAddress, type Wish } from './requested-people.ts';

/** What of a course or an event decides who can be added. */
export interface AdditionRules {
  /** Any of these opens it to a member. */
  access: readonly string[];
  /** Those of some people who are in already. */
  findIn(tx: Tx, userIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** These open all of the product to a member. */
const FULL_ACCESS = ['organization_member_full_access', ADMINISTRATION];

const found = (access: readonly string[]) =>
  db
    .selectFrom('member_records as r')
    .select(['r.user_id as userId', 'r.email', 'r.status'])
    .select(['r.first_name as firstName', 'r.last_name as lastName'])
    .select([
      sql<boolean>`(${holdsAnyOf('r', [...access, ...FULL_ACCESS])})`.as('hasAccess'),
      sql<string>`lower(r.email)`.as('emailKey'),
      sql<string>`lower(coalesce(r.own_first_name, '') || ' ' || coalesce(r.own_last_name, ''))`.as('nameKey'),
      sql<string>`lower(coalesce(r.other_first_name, '') || ' ' || coalesce(r.other_last_name, ''))`.as('otherNameKey'),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof found>['execute']>>[number];

const nameKeyOf = ({ firstName, lastName }: Wish): string => `${firstName} ${lastName}`.trim().toLowerCase();

/** Members by number and by name as far as the caller sees them, by their address whoever they are: adding them says no more. */
async function findWished(context: MemberContext, tx: Tx, wishes: readonly Wish[], access: readonly string[]) {
  const ids = wishes.flatMap(({ userId }) => userId ?? []);
  const emails = wishes.filter(hasAddress).map(({ email }) => email);
  const names = wishes.filter((wish) => wish.userId === null && wish.email === '').map(nameKeyOf);
  const [byId, byEmail, byName] = [
    ids.length === 0
      ? []
      : await tx.all(
          found(access).where(sql<boolean>`r.user_id = any(${ids}::bigint[])`).where(visiblePeople(context, 'r')),
        ),
    emails.length === 0 ? [] : await tx.all(found(access).where(sql<boolean>`lower(r.email) = any(${emails}::text[])`)),
    names.length === 0
      ? []
      : await tx.all(
          found(access)
            .where(
              sql<boolean>`(lower(coalesce(r.own_first_name, '') || ' ' || coalesce(r.own_last_name, '')) = any(${names}::text[])
                or lower(coalesce(r.other_first_name, '') || ' ' || coalesce(r.other_last_name, '')) = any(${names}::text[]))`,
            )
            .where('r.status', '=', 'ACTIVE')
            .where(visiblePeople(context, 'r')),
        ),
  ];
  return { byId, byEmail, byName };
}

/** What becomes of each who is wished for, in their order. Who stands twice is added once. */
export async function judge(
  context: MemberContext,
  tx: Tx,
  wishes: readonly Wish[],
  { access, findIn }: AdditionRules,
): Promise<AdditionRow[]> {
  const { byId, byEmail, byName } = await findWished(context, tx, wishes, access);
  const ids = new Map(byId.map((person) => [person.userId, person]));
  const emails = new Map(byEmail.map((person) => [person.emailKey, person]));
  const names = new Map<string, Found[]>();
  for (const person of byName)
    for (const key of new Set([person.nameKey, person.otherNameKey]))
      names.set(key, [...(names.get(key) ?? []), person]);
  const isIn = await findIn(
    tx,
    [...byId, ...byEmail, ...byName].map(({ userId }) => userId),
  );
  const mayInvite = holds(context.caller, 'organization_create_members');
  const seen = new Set<string>();

  const outcomeOf = (wish: Wish, person: Found | undefined, same: readonly Found[]): AdditionRow['outcome'] => {
    if (!person && wish.userId === null && wish.email === '') return same.length > 1 ? 'AMBIGUOUS' : 'UNKNOWN';
    if (!person && wish.userId !== null) return 'UNKNOWN';
    if (!person && !hasAddress(wish)) return 'BAD_ADDRESS';
    const key = person ? String(person.userId) : wish.email;
    if (seen.has(key)) return 'DUPLICATE';
    seen.add(key);
    if (!person) return mayInvite ? 'INVITED' : 'NOT_MEMBER';
    if (isIn.has(person.userId)) return 'ALREADY';
    if (person.status !== 'ACTIVE' && person.status !== 'INVITED') return 'INACTIVE';
    return person.hasAccess ? 'ADDED' : 'NO_ACCESS';
  };

  return wishes.map((wish) => {
    const same = wish.userId === null && wish.email === '' ? (names.get(nameKeyOf(wish)) ?? []) : [];
    const person =
      wish.userId === null
        ? (emails.get(wish.email) ?? (same.length === 1 ? same[0] : undefined))
        : ids.get(wish.userId);
    const outcome = outcomeOf(wish, person, same);
    if (!person) return { ...wish, outcome };
    const { userId, email, firstName, lastName } = person;
    // an address that the caller didn't write isn't told them
    return {
      ...wish,
      userId,
      email: wish.email || (holds(context.caller, 'organization_read_members') ? email : ''),
      firstName,
      lastName,
      outcome,
    };
  });
}
