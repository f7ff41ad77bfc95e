import type { MemberPage, MemberRow, PermissionSetView } from '@sullam/api-client/schema.gen.ts';
import { PERMISSIONS } from '@sullam/domain/permissions.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';

type PermissionSet = PermissionSetView;

const PERMISSION = ['organization_everything'];

/** An administrator who may do everything in the organisation. */
export const administratorSession = () =>
  sessionFor(900, {
    portals: { isAdministrator: true, isInstructor: false, isCoach: false },
    user: {
      ...TEST_USER,
      permissions: PERMISSION,
      portals: { isAdministrator: true, isInstructor: false, isCoach: false },
    },
  });

/** A member whom the caller may do everything with that fits the state. */
export function memberRow(changes: Partial<MemberRow> = {}): MemberRow {
  const status = changes.status ?? 'ACTIVE';
  return {
    userId: 21,
    firstName: 'Omar',
    lastName: 'Saleh',
    email: 'omar@example.org',
    profileImage: null,
    status,
    portals: { isAdministrator: false, isInstructor: false, isCoach: false },
    permissionSets: [{ permissionSetId: 1, name: { en: 'Learners', ar: 'متعلّمون' } }],
    language: 'en',
    requestedAt: '2026-02-01T08:00:00Z',
    joinedAt: status === 'PENDING' ? null : '2026-02-02T08:00:00Z',
    lastSeenAt: null,
    abilities: {
      canEdit: true,
      canDecide: status === 'PENDING',
      canDisable: status === 'ACTIVE',
      canEnable: status === 'DISABLED',
      canResendInvitation: status === 'INVITED',
      canChangeSets: true,
      canForcePasswordReset: status === 'ACTIVE',
      canResetSecondFactor: status === 'ACTIVE',
      canChangeEmail: status === 'ACTIVE',
      canMasquerade: status === 'ACTIVE',
    },
    ...changes,
  };
}

export const memberPage = (data: MemberRow[]): MemberPage => ({
  data,
  total: data.length,
  counts: { INVITED: 0, PENDING: 1, ACTIVE: 2, REJECTED: 0, DISABLED: 0 },
});

export function permissionSet(changes: Partial<PermissionSet> = {}): PermissionSet {
  return {
    permissionSetId: 5,
    name: { en: 'Helpers', ar: 'مساعدون' },
    description: {},
    permissions: [],
    isDefault: false,
    isProtected: false,
    memberCount: 0,
    version: 3,
    ...changes,
  };
}

const GRANTABLE = new Set([3, 4]);

/** The catalogue as the server lists it. */
export const PERMISSION_LIST = {
  data: PERMISSIONS.map((entry) => ({
    slug: entry.slug,
    contextId: entry.contextId,
    category: entry.category,
    prerequisites: entry.prerequisites.map((slug) => ({ prerequisite: { slug } })),
    isGrantable: GRANTABLE.has(entry.contextId) && entry.category !== 'modules',
  })),
  total: PERMISSIONS.length,
};
