import { Type } from 'typebox';
import { administrator, instructor, permission, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, page } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { invite, resendInvitation } from './invitations.service.ts';
import { exportMembers } from './members.export.ts';
import { listInstructors, listMembers, readMember, readProfile } from './members.reads.ts';
import {
  InstructorCard,
  InstructorQuery,
  InvitationBody,
  MemberDetail,
  MemberExportQuery,
  MemberListQuery,
  MemberPage,
  MemberPatch,
  Profile,
  ProfilePatch,
  RejectBody,
  SetsBody,
  UserParams,
} from './members.schemas.ts';
import {
  changeMember,
  changeSets,
  decide,
  disableMember,
  enableMember,
  forcePasswordReset,
  resetSecondFactor,
} from './members.service.ts';
import { updateProfile } from './profiles.service.ts';

const reads = permission('organization_read_members');
const creates = permission('organization_create_members');
const updates = permission('organization_update_members');
const removes = permission('organization_delete_members');

const profileRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId',
    operationId: 'getUser',
    summary: 'A person whom the caller may see',
    access: signedIn(),
    params: UserParams,
    response: Profile,
    handle: (context, { params }) => reading(context, (tx) => readProfile(context, tx, params.userId)),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/users/:userId',
    operationId: 'updateUser',
    summary: 'Changes a profile: the own, or as an administrator any',
    access: signedIn(),
    params: UserParams,
    body: ProfilePatch,
    response: Profile,
    handle: (context, { params, body }) => updateProfile(context, params.userId, body),
  }),
];

const listRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/members',
    operationId: 'listMembers',
    summary: 'The members, searched and filtered',
    access: reads,
    query: MemberListQuery,
    response: MemberPage,
    handle: (context, { query }) => reading(context, (tx) => listMembers(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/members/export',
    operationId: 'exportMembers',
    summary: 'The members as CSV or as a workbook',
    access: reads,
    query: MemberExportQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    handle: async (context, { query: { format, ...query } }, { reply }) =>
      sendTable(reply, await exportMembers(context, query, format)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/members/instructors',
    operationId: 'listInstructors',
    summary: 'People who can teach a course',
    access: instructor(),
    query: InstructorQuery,
    response: page(InstructorCard),
    handle: (context, { query }) => reading(context, (tx) => listInstructors(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/members/:userId',
    operationId: 'getMember',
    summary: 'A member as administration sees them',
    access: reads,
    params: UserParams,
    response: MemberDetail,
    handle: (context, { params }) => reading(context, (tx) => readMember(context, tx, params.userId)),
  }),
];

const commandRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/members/invitations',
    operationId: 'inviteMember',
    summary: 'Invites somebody by mail',
    access: creates,
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    body: InvitationBody,
    response: Type.Object({ userId: Id }),
    successStatus: 201,
    errors: { 409: ['member.already-invited', 'member.already-member'] },
    handle: (context, { body }) => invite(context, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/members/:userId/resend-invitation',
    operationId: 'resendInvitation',
    summary: 'Sends the invitation again',
    access: updates,
    rateLimit: { per: 'caller', count: 30, seconds: 3600 },
    params: UserParams,
    handle: (context, { params }) => resendInvitation(context, params.userId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/members/:userId/approve',
    operationId: 'approveMember',
    summary: 'Lets somebody in who asked to join',
    access: updates,
    params: UserParams,
    errors: { 409: ['member.already-decided'] },
    handle: (context, { params }) => decide(context, params.userId, true, ''),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/members/:userId/reject',
    operationId: 'rejectMember',
    summary: 'Refuses somebody who asked to join',
    access: updates,
    params: UserParams,
    body: RejectBody,
    errors: { 409: ['member.already-decided'] },
    handle: (context, { params, body }) => decide(context, params.userId, false, body.reason ?? ''),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/members/:userId/disable',
    operationId: 'disableMember',
    summary: 'Cuts a member off at once',
    access: removes,
    params: UserParams,
    errors: { 409: ['organization.last-administrator', 'organization.self-lockout'] },
    handle: (context, { params }) => disableMember(context, params.userId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/members/:userId/enable',
    operationId: 'enableMember',
    summary: 'Lets a disabled or rejected member in again',
    access: updates,
    params: UserParams,
    errors: { 409: ['organization.last-administrator', 'organization.self-lockout'] },
    handle: (context, { params }) => enableMember(context, params.userId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/members/:userId/force-password-reset',
    operationId: 'forcePasswordReset',
    refusesMasquerade: true,
    summary: 'Makes a member choose a new password',
    access: updates,
    params: UserParams,
    errors: { 409: ['organization.last-administrator', 'organization.self-lockout'] },
    handle: (context, { params }) => forcePasswordReset(context, params.userId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/members/:userId/reset-second-factor',
    operationId: 'resetSecondFactor',
    refusesMasquerade: true,
    summary:
      'Lets a member in without the authenticator: codes come by mail in this organisation; the person is notified',
    access: administrator(),
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    params: UserParams,
    errors: { 409: ['organization.last-administrator', 'organization.self-lockout'] },
    handle: (context, { params }) => resetSecondFactor(context, params.userId),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/members/:userId',
    operationId: 'updateMember',
    summary: "Changes a member's details and portals",
    access: updates,
    params: UserParams,
    body: MemberPatch,
    errors: { 403: ['masquerade.forbidden'], 409: ['organization.last-administrator', 'organization.self-lockout'] },
    handle: (context, { params, body }) => changeMember(context, params.userId, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/members/:userId/permission-sets',
    operationId: 'replaceMemberPermissionSets',
    refusesMasquerade: true,
    summary: 'Gives a member exactly these permission sets',
    access: updates,
    params: UserParams,
    body: SetsBody,
    errors: { 409: ['organization.last-administrator', 'organization.self-lockout'] },
    handle: (context, { params, body }) => changeSets(context, params.userId, body.permissionSetIds),
  }),
];

export const memberRoutes: RouteDefinition[] = [...profileRoutes, ...listRoutes, ...commandRoutes];
