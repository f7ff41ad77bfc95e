import { can } from '@sullam/domain/permissions.ts';
import { ADMINISTRATION, COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { Caller, Member, RequestContext } from '../context.ts';
import { notAllowed, Problem, signInNeeded } from '../problem.ts';

/** Who may call a route. Every route declares one; there is no default, and nothing but permissions opens a door to some only. */
export type Access = { kind: 'everyone' } | { kind: 'signed-in' } | { kind: 'permission'; slugs: readonly string[] };

export const signedIn = (): Access => ({ kind: 'signed-in' });
/** Signed-in members who hold one of these permissions (or its context's bypass). */
export const permission = (...slugs: string[]): Access => ({ kind: 'permission', slugs });
/** Members who hold the organisation's bypass permission. */
export const administrator = (): Access => permission(ADMINISTRATION);
/** Members who make and change courses, whichever of them. */
export const instructor = (): Access => permission(...COURSE_AUTHORS);

export function holds(caller: Caller, ...slugs: string[]): boolean {
  return caller.kind === 'member' && can(caller.permissions, slugs);
}

export const isAdministrator = (caller: Caller): caller is Member => caller.kind === 'member' && caller.isAdministrator;

/** Refuses with 401 or 403 unless the caller may call. */
export function checkAccess(context: RequestContext, access: Access): void {
  const { caller } = context;
  if (access.kind === 'everyone') return;
  if (caller.kind === 'anonymous') throw signInNeeded();
  if (access.kind === 'signed-in') return;
  if (can(caller.permissions, access.slugs)) return;
  throw notAllowed();
}

/** Acts that an administrator may never do while acting as another member; routes declare them by `refusesMasquerade`. */
export function refuseMasquerade(context: RequestContext): void {
  if (context.caller.kind === 'member' && context.caller.masqueraderUserId !== null)
    throw new Problem('masquerade.forbidden', 403);
}
