import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';

export interface ItemWritten {
  kind: string;
  title: { en: string };
  dueDay: number | null;
  dueOn?: string | null;
  waitsForPrevious?: boolean;
  courseId?: number;
  checklistItemId?: number;
}

export const item = (kind: string, en: string, dueDay: number | null = null, more: Partial<ItemWritten> = {}) => ({
  kind,
  title: { en },
  body: {},
  dueDay,
  dueOn: null,
  waitsForPrevious: false,
  ...more,
});

export interface ChecklistRoom {
  organizationId: number;
  /** Looks after checklists. */
  keeper: TestMember;
  /** Approves; may nothing else. */
  approver: TestMember;
  person: TestMember;
  checklistId: number;
}

/** A published checklist that nobody has yet. */
export async function givenChecklist(
  server: TestServer,
  items: readonly object[],
  configuration: Record<string, unknown> = {},
): Promise<ChecklistRoom> {
  const organizationId = await givenOrganization(server, { features: { checklists: true }, ...configuration });
  const keeper = await givenMember(server, organizationId, 'administrator');
  const approver = await givenMember(server, organizationId);
  const person = await givenMember(server, organizationId);
  const made = await callAs<{ checklistId: number }>(server, keeper, 'POST /api/checklists', {
    title: { en: 'First days', ar: 'الأيام الأولى' },
  });
  const { checklistId } = made.body;
  await callAs(server, keeper, `PATCH /api/checklists/${checklistId}`, {
    version: 1,
    approverUserId: approver.userId,
    items,
  });
  await callAs(server, keeper, `POST /api/checklists/${checklistId}/publish`);
  return { organizationId, keeper, approver, person, checklistId };
}

export const assign = (
  server: TestServer,
  { keeper, checklistId }: ChecklistRoom,
  userIds: number[],
  more: object = {},
) =>
  callAs<{ assigned: number; alreadyThere: number }>(server, keeper, `POST /api/checklists/${checklistId}/people`, {
    userIds,
    ...more,
  });

interface Item {
  studentChecklistItemId: number;
  title: { en: string };
  state: string;
  isLocked: boolean;
  isLate: boolean;
  dueAt: string | null;
}

/** Somebody's first checklist with its items, and the numbers of these by title. */
export async function listOf(server: TestServer, member: TestMember) {
  const lists = await callAs<{ data: { studentChecklistId: number; doneCount: number; completedAt: string | null }[] }>(
    server,
    member,
    'GET /api/student-checklists',
  );
  const [list] = lists.body.data;
  if (!list) return undefined;
  const found = await callAs<{ items: Item[] }>(
    server,
    member,
    `GET /api/student-checklists/${list.studentChecklistId}`,
  );
  const { items } = found.body;
  return { ...list, items, idOf: (en: string) => items.find(({ title }) => title.en === en)!.studentChecklistItemId };
}

/** A sentence without the marks that keep names apart from its direction. */
export const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');
