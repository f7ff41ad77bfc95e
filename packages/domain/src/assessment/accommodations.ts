/** Whom something is granted to that not everybody has: one learner, or one group of the course. */
export type Grantee = { userId: number; courseGroupId: null } | { userId: null; courseGroupId: number };

export type GrantScope = 'LEARNER' | 'GROUP';

/**
 * What of several grants holds for somebody: the learner's own goes before their group's. `pick` says what a grant gives; where
 * it is null, nothing of that kind is granted. An exam picks each kind by itself, an assignment takes all dates of one grant.
 */
export function ownBeforeGroup<Grant extends { scope: GrantScope }, Given>(
  grants: readonly Grant[],
  pick: (ofOneScope: readonly Grant[]) => Given | null,
): Given | null {
  const of = (scope: GrantScope) => pick(grants.filter((grant) => grant.scope === scope));
  return of('LEARNER') ?? of('GROUP');
}
