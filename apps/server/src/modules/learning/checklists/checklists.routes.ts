import { Type } from 'typebox';
import { permission } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, page } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { organizationUrl } from '../../../kernel/organization-url.ts';
import { notFound } from '../../../kernel/problem.ts';
import type { Wiring } from '../../../wiring.ts';
import { dropDraft, writeDraft } from './checklist-drafts.service.ts';
import { CREATES, DELETES, READS, UPDATES } from './checklists.access.ts';
import { exportOverdue } from './checklists.export.ts';
import { remindOverdue } from './checklists.jobs.ts';
import { listChecklists, listPeople, readChecklist } from './checklists.reads.ts';
import {
  AssignBody,
  Assigned,
  Checklist,
  ChecklistBody,
  ChecklistDraftBody,
  ChecklistParams,
  ChecklistPatch,
  ChecklistRow,
  ChecklistsQuery,
  DraftVersion,
  OverdueFileQuery,
  OverdueItem,
  OverdueQuery,
  PeopleQuery,
  RemindBody,
  Reminded,
  SavedDraft,
  StudentChecklistRow,
} from './checklists.schemas.ts';
import {
  assignChecklist,
  changeChecklist,
  createChecklist,
  publishChecklist,
  removeChecklist,
} from './checklists.service.ts';
import { listOverdue } from './student-checklists.reads.ts';

async function siteOf(context: MemberContext, organizations: Wiring['organizations']): Promise<string> {
  const { organizationId } = context;
  const organization = await organizations.organizationOf(organizationId);
  return organizationUrl(context.config, { organizationId, prefix: organization?.prefix ?? '' });
}

async function oneOrNone(context: MemberContext, organizations: Wiring['organizations'], checklistId: number) {
  const siteUrl = await siteOf(context, organizations);
  const found = await reading(context, (tx) => readChecklist(context, tx, checklistId, siteUrl));
  if (!found) throw notFound();
  return found;
}

const reports: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/checklists/overdue',
    operationId: 'listOverdueChecklistItems',
    summary: 'What people are late with, the latest first',
    access: permission(READS),
    query: OverdueQuery,
    response: page(OverdueItem),
    handle: (context, { query }) => reading(context, (tx) => listOverdue(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/checklists/overdue/export',
    operationId: 'exportOverdueChecklistItems',
    summary: 'The same as CSV or as a workbook',
    access: permission(READS),
    query: OverdueFileQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    handle: async (context, { query }, { reply }) => sendTable(reply, await exportOverdue(context, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/checklists/remind',
    operationId: 'sendChecklistReminders',
    summary: 'Reminds everybody who is late, once a day; of one checklist or of all',
    access: permission(UPDATES),
    body: RemindBody,
    response: Reminded,
    successStatus: 200,
    errors: { 409: ['checklist.not-published'] },
    handle: async (context, { body }) => ({ people: await remindOverdue(context, body.checklistId) }),
  }),
];

const templates = (organizations: Wiring['organizations']): RouteDefinition[] => [
  memberRoute({
    method: 'GET',
    path: '/api/checklists',
    operationId: 'listChecklists',
    summary: 'The checklists that can be given to people, with how many have each',
    access: permission(READS),
    query: ChecklistsQuery,
    response: page(ChecklistRow),
    handle: (context, { query }) => reading(context, (tx) => listChecklists(context, tx, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/checklists',
    operationId: 'createChecklist',
    summary: 'Makes a draft',
    access: permission(CREATES),
    body: ChecklistBody,
    response: Type.Object({ checklistId: Id }),
    successStatus: 201,
    handle: (context, { body }) => createChecklist(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/checklists/:checklistId',
    operationId: 'getChecklist',
    summary: 'One checklist with its items',
    access: permission(READS),
    params: ChecklistParams,
    response: Checklist,
    handle: (context, { params }) => oneOrNone(context, organizations, params.checklistId),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/checklists/:checklistId',
    operationId: 'updateChecklist',
    summary: 'Changes words, rule and items; who has it finds the change at once; 409 when somebody saved in between',
    access: permission(UPDATES),
    params: ChecklistParams,
    body: ChecklistPatch,
    errors: { 409: ['checklist.without-items'] },
    handle: (context, { params, body }) => changeChecklist(context, params.checklistId, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/checklists/:checklistId/draft',
    operationId: 'saveChecklistDraft',
    summary: 'Keeps what is being written, whole or not, until it is published; 409 when somebody saved in between',
    access: permission(UPDATES),
    params: ChecklistParams,
    bodyLimit: LIMITS.articleBytes,
    body: ChecklistDraftBody,
    response: SavedDraft,
    handle: (context, { params, body }) => writeDraft(context, params.checklistId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/checklists/:checklistId/draft',
    operationId: 'deleteChecklistDraft',
    summary: 'Goes back to what is published; 409 when somebody saved in between',
    access: permission(UPDATES),
    params: ChecklistParams,
    query: DraftVersion,
    response: SavedDraft,
    handle: (context, { params, query }) => dropDraft(context, params.checklistId, query.version),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/checklists/:checklistId',
    operationId: 'deleteChecklist',
    summary: 'Deletes it, with what people did on it',
    access: permission(DELETES),
    params: ChecklistParams,
    errors: { 409: ['checklist.not-published'] },
    handle: (context, { params }) => removeChecklist(context, params.checklistId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/checklists/:checklistId/publish',
    operationId: 'publishChecklist',
    summary:
      'Puts what was written in the place of what people have; from now on it can be given out, and its rule holds',
    access: permission(UPDATES),
    params: ChecklistParams,
    errors: { 409: ['checklist.already-published', 'checklist.not-published', 'checklist.without-items'] },
    handle: (context, { params }) => publishChecklist(context, params.checklistId),
  }),
];

const people: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/checklists/:checklistId/people',
    operationId: 'listChecklistPeople',
    summary: 'Who has it and how they stand',
    access: permission(READS),
    params: ChecklistParams,
    query: PeopleQuery,
    response: page(StudentChecklistRow),
    handle: (context, { params, query }) =>
      reading(context, (tx) => listPeople(context, tx, params.checklistId, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/checklists/:checklistId/people',
    operationId: 'assignChecklist',
    summary: 'Gives it to people, permission sets and groups of courses; who has it keeps it as it is',
    access: permission(UPDATES),
    params: ChecklistParams,
    body: AssignBody,
    response: Assigned,
    successStatus: 200,
    errors: { 409: ['checklist.not-published'] },
    handle: (context, { params, body }) => assignChecklist(context, params.checklistId, body),
  }),
];

/** What those who look after checklists call. */
export const checklistRoutes = (organizations: Wiring['organizations']): RouteDefinition[] => [
  ...reports,
  ...templates(organizations),
  ...people,
];
