import { Type } from 'typebox';
import { holds, signedIn } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findMember } from '../../identity/members/members.public.ts';
import { READS } from './checklists.access.ts';
import {
  DecisionBody,
  SendBody,
  StudentChecklist,
  StudentChecklistParams,
  StudentChecklistRow,
  StudentChecklistsQuery,
  StudentItemDetail,
  StudentItemParams,
  UserChecklistParams,
  UserParams,
  VisitBody,
  Visited,
  WaitingItem,
} from './checklists.schemas.ts';
import { takeBackChecklist } from './checklists.service.ts';
import { listOf, listWaiting, readItem, readStudentChecklist } from './student-checklists.reads.ts';
import { decideItem, remindApprover, sendItem, tickItem, visit, withdrawItem } from './student-checklists.service.ts';

const access = signedIn();

async function found<T>(context: MemberContext, read: (tx: Tx) => Promise<T | undefined>): Promise<T> {
  const one = await reading(context, read);
  if (one === undefined) throw notFound();
  return one;
}

/** Somebody's lists are theirs; who looks after checklists sees them too. */
async function checkReads({ caller }: MemberContext, tx: Tx, userId: number): Promise<void> {
  if (caller.userId === userId) return;
  if (!holds(caller, READS) || !(await findMember(tx, userId, false))) throw notFound();
}

const lists: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/student-checklists',
    operationId: 'listStudentChecklists',
    summary: "The caller's checklists: what isn't finished first",
    access,
    query: StudentChecklistsQuery,
    response: page(StudentChecklistRow),
    handle: (context, { query }) => reading(context, (tx) => listOf(context, tx, context.caller.userId, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/student-checklists/:studentChecklistId',
    operationId: 'getStudentChecklist',
    summary: 'One checklist as somebody has it: their own, one that they approve, or any for who looks after them',
    access,
    params: StudentChecklistParams,
    response: StudentChecklist,
    handle: (context, { params }) =>
      found(context, (tx) => readStudentChecklist(context, tx, params.studentChecklistId)),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/student-checklists/:studentChecklistId',
    operationId: 'deleteStudentChecklist',
    summary: 'Takes a checklist from somebody, with what they did on it',
    access,
    params: StudentChecklistParams,
    handle: (context, { params }) => takeBackChecklist(context, params.studentChecklistId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/checklists',
    operationId: 'listUserChecklists',
    summary: "Somebody's checklists: one's own, or anybody's for who looks after checklists",
    access,
    params: UserParams,
    query: Type.Object(PageQuery),
    response: page(StudentChecklistRow),
    handle: async (context, { params, query }) => {
      const { userId } = params;
      return reading(context, async (tx) => {
        await checkReads(context, tx, userId);
        return listOf(context, tx, userId, query);
      });
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/checklists/:studentChecklistId',
    operationId: 'getUserChecklist',
    summary: 'One of them',
    access,
    params: UserChecklistParams,
    response: StudentChecklist,
    handle: (context, { params }) =>
      found(context, (tx) => readStudentChecklist(context, tx, params.studentChecklistId, params.userId)),
  }),
];

const items: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/student-checklist-items/:studentChecklistItemId',
    operationId: 'getStudentChecklistItem',
    summary: 'One item with its whole way',
    access,
    params: StudentItemParams,
    response: StudentItemDetail,
    handle: (context, { params }) => found(context, (tx) => readItem(context, tx, params.studentChecklistItemId)),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/student-checklist-items/:studentChecklistItemId/done',
    operationId: 'finishStudentChecklistItem',
    refusesMasquerade: true,
    summary: 'Ticks what the caller has read or done, or takes the tick away',
    access,
    params: StudentItemParams,
    body: Type.Object({ isDone: Type.Boolean() }),
    errors: { 409: ['checklist.item-locked', 'checklist.not-now', 'checklist.unknown-code'] },
    handle: (context, { params, body }) => tickItem(context, params.studentChecklistItemId, body.isDone),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/student-checklist-items/:studentChecklistItemId/send',
    operationId: 'sendStudentChecklistItem',
    refusesMasquerade: true,
    summary: 'Sends a file or a text: an upload is done by it, what is to be approved waits',
    access,
    params: StudentItemParams,
    body: SendBody,
    errors: { 409: ['checklist.item-locked', 'checklist.not-now', 'checklist.unknown-code'] },
    handle: (context, { params, body }) => sendItem(context, params.studentChecklistItemId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/student-checklist-items/:studentChecklistItemId/withdraw',
    operationId: 'withdrawStudentChecklistItem',
    refusesMasquerade: true,
    summary: 'Takes back what waits for approval',
    access,
    params: StudentItemParams,
    errors: { 409: ['checklist.item-locked', 'checklist.not-now', 'checklist.unknown-code'] },
    handle: (context, { params }) => withdrawItem(context, params.studentChecklistItemId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/student-checklist-items/:studentChecklistItemId/remind',
    operationId: 'sendApproverReminder',
    refusesMasquerade: true,
    summary: 'Reminds whoever approves, once a day',
    access,
    params: StudentItemParams,
    errors: { 409: ['checklist.item-locked', 'checklist.not-now', 'checklist.unknown-code'] },
    handle: (context, { params }) => remindApprover(context, params.studentChecklistItemId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/student-checklist-items/:studentChecklistItemId/decide',
    operationId: 'decideStudentChecklistItem',
    refusesMasquerade: true,
    summary: 'Approves what was sent, or sends it back with a word',
    access,
    params: StudentItemParams,
    body: DecisionBody,
    errors: { 409: ['checklist.item-locked', 'checklist.not-now', 'checklist.unknown-code'] },
    handle: (context, { params, body }) => decideItem(context, params.studentChecklistItemId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/checklist-approvals',
    operationId: 'listChecklistApprovals',
    summary: 'What waits for the approval of the caller, the one that waits longest first',
    access,
    query: Type.Object(PageQuery),
    response: page(WaitingItem),
    handle: (context, { query }) => reading(context, (tx) => listWaiting(context, tx, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/checklist-visits',
    operationId: 'visitByCode',
    refusesMasquerade: true,
    summary: 'Marks the place as visited whose code was scanned or typed',
    access,
    body: VisitBody,
    response: Visited,
    successStatus: 200,
    rateLimit: { per: 'caller', count: 30, seconds: 600 },
    errors: { 409: ['checklist.item-locked', 'checklist.unknown-code'] },
    handle: (context, { body }) => visit(context, body.code),
  }),
];

/** What those who have checklists call, and those who approve. */
export const studentChecklistRoutes: RouteDefinition[] = [...lists, ...items];
