import {
  CHECKLIST_ITEM_KINDS,
  CHECKLIST_ITEM_STATES,
  CHECKLIST_LIMITS,
  CHECKLIST_STATUSES,
  CHECKLIST_STEPS,
  JOIN_RULES,
} from '@sullam/domain/checklists.ts';
import { type Static, Type } from 'typebox';
import {
  code,
  DateTime,
  Id,
  LocalizedFormatted,
  LocalizedName,
  localized,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  Person,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { CourseName } from '../courses/courses.public.ts';

const Day = Type.Unsafe<string>({ type: 'string', format: 'date' });
const Description = localized(2000);
const DueDay = Type.Integer({ minimum: 1, maximum: CHECKLIST_LIMITS.days });
const count = Type.Integer({ minimum: 0 });

const itemParts = {
  kind: OneOf(...CHECKLIST_ITEM_KINDS),
  title: LocalizedName,
  /** What is to be read, or how it is done. */
  body: LocalizedFormatted,
  dueDay: Nullable(DueDay),
  dueOn: Nullable(Day),
  waitsForPrevious: Type.Boolean(),
};

export const ChecklistItem = NamedObject('ChecklistItem', {
  checklistItemId: Id,
  ...itemParts,
  course: Nullable(CourseName),
  visit: Nullable(
    Type.Object({
      code: Type.String(),
      url: Type.String(),
      qr: Type.String({ description: 'SVG, to hang at the place' }),
    }),
  ),
  /** How many people have done it already: it stays with them when it is taken out. */
  doneCount: count,
});
export type ChecklistItem = Static<typeof ChecklistItem>;

/** An item as it is being written: it may have no words and no course yet. */
export const ChecklistItemDraft = NamedObject('ChecklistItemDraft', {
  checklistItemId: Nullable(Id),
  ...itemParts,
  course: Nullable(CourseName),
});
export type ChecklistItemDraft = Static<typeof ChecklistItemDraft>;

export const ChecklistItemBody = NamedObject('ChecklistItemBody', {
  checklistItemId: Type.Optional(Nullable(Id)),
  ...itemParts,
  courseId: Type.Optional(Nullable(Id)),
});
export type ChecklistItemBody = Static<typeof ChecklistItemBody>;

/** People who have it, each counted once: the three add up to the first. */
const people = NamedObject('ChecklistPeople', { total: count, done: count, onTime: count, overdue: count });

const listParts = {
  checklistId: Id,
  title: LocalizedName,
  description: Description,
  status: OneOf(...CHECKLIST_STATUSES),
  joinRule: OneOf(...JOIN_RULES),
  updatedAt: DateTime,
  people,
};

const hasDraft = Type.Boolean({ description: 'Something was written since it was published' });

export const ChecklistRow = NamedObject('ChecklistRow', { ...listParts, hasDraft, itemCount: count });
export type ChecklistRow = Static<typeof ChecklistRow>;

export const Checklist = NamedObject('Checklist', {
  ...listParts,
  permissionSet: Nullable(Type.Object({ permissionSetId: Id, name: LocalizedName })),
  approver: Nullable(Person),
  /** What is being written; null: nothing that isn't published, or nothing for the caller to change. */
  draft: Nullable(
    NamedObject('ChecklistDraft', {
      title: LocalizedName,
      description: Description,
      joinRule: OneOf(...JOIN_RULES),
      permissionSetId: Nullable(Id),
      approver: Nullable(Person),
      items: Type.Array(ChecklistItemDraft),
    }),
  ),
  items: Type.Array(ChecklistItem),
  version: Type.Integer(),
  abilities: NamedObject('ChecklistAbilities', { canEdit: Type.Boolean(), canDelete: Type.Boolean() }),
});
export type Checklist = Static<typeof Checklist>;

export const ChecklistBody = NamedObject('ChecklistBody', {
  title: LocalizedName,
  description: Type.Optional(Description),
});
export type ChecklistBody = Static<typeof ChecklistBody>;

export const ChecklistPatch = NamedObject('ChecklistPatch', {
  version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
  title: Type.Optional(LocalizedName),
  description: Type.Optional(Description),
  joinRule: Type.Optional(OneOf(...JOIN_RULES)),
  permissionSetId: Type.Optional(Nullable(Id)),
  approverUserId: Type.Optional(Nullable(Id)),
  items: Type.Optional(Type.Array(ChecklistItemBody, { maxItems: CHECKLIST_LIMITS.items })),
});
export type ChecklistPatch = Static<typeof ChecklistPatch>;

export const ChecklistDraftBody = NamedObject(
  'ChecklistDraftBody',
  {
    version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
    title: LocalizedName,
    description: Description,
    joinRule: OneOf(...JOIN_RULES),
    permissionSetId: Nullable(Id),
    approverUserId: Nullable(Id),
    items: Type.Array(ChecklistItemBody, { maxItems: CHECKLIST_LIMITS.items }),
  },
  { additionalProperties: false },
);
export type ChecklistDraftBody = Static<typeof ChecklistDraftBody>;

export const SavedDraft = NamedObject('SavedChecklistDraft', { version: Type.Integer(), savedAt: DateTime });
export type SavedDraft = Static<typeof SavedDraft>;

export const DraftVersion = Type.Object({ version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) });

export const ChecklistParams = Type.Object({ checklistId: Id });
export const ChecklistsQuery = Type.Object(PageQuery);

const PEOPLE_STATES = ['DONE', 'ON_TIME', 'OVERDUE'] as const;
export const PeopleQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  state: Type.Optional(OneOf(...PEOPLE_STATES)),
});
export type PeopleQuery = Static<typeof PeopleQuery>;

export const AssignBody = NamedObject('ChecklistAssignment', {
  userIds: Type.Optional(Type.Array(Id, { maxItems: 500 })),
  permissionSetIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  courseGroupIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  /** Day 1; today where it is absent. */
  startsOn: Type.Optional(Day),
  approverUserId: Type.Optional(Nullable(Id)),
});
export type AssignBody = Static<typeof AssignBody>;

export const Assigned = NamedObject('ChecklistAssigned', {
  assigned: count,
  /** Who had it already keeps it as it is. */
  alreadyThere: count,
});

const studentParts = {
  studentChecklistId: Id,
  checklistId: Id,
  title: LocalizedName,
  description: Description,
  user: Person,
  startsOn: Day,
  assignedAt: DateTime,
  completedAt: Nullable(DateTime),
  itemCount: count,
  doneCount: count,
  lateCount: count,
  waitingCount: count,
  endsAt: Nullable(DateTime),
};

export const StudentChecklistRow = NamedObject('StudentChecklistRow', studentParts);
export type StudentChecklistRow = Static<typeof StudentChecklistRow>;

const studentItemParts = {
  studentChecklistItemId: Id,
  kind: OneOf(...CHECKLIST_ITEM_KINDS),
  title: LocalizedName,
  body: LocalizedFormatted,
  state: OneOf(...CHECKLIST_ITEM_STATES),
  /** The item above it has to be done first. */
  isLocked: Type.Boolean(),
  isLate: Type.Boolean(),
  dueAt: Nullable(DateTime),
  changedAt: DateTime,
  course: Nullable(CourseName),
  /** With whom it is or will be; null: with whoever looks after checklists. */
  approver: Nullable(Person),
};

export const StudentChecklistItem = NamedObject('StudentChecklistItem', studentItemParts);
export type StudentChecklistItem = Static<typeof StudentChecklistItem>;

export const StudentChecklist = NamedObject('StudentChecklist', {
  ...studentParts,
  items: Type.Array(StudentChecklistItem),
});
export type StudentChecklist = Static<typeof StudentChecklist>;

export const ChecklistStepView = NamedObject('ChecklistStep', {
  kind: OneOf(...CHECKLIST_STEPS),
  at: DateTime,
  by: Nullable(Person),
  text: Type.String(),
  file: Nullable(MediaRef),
});
export type ChecklistStepView = Static<typeof ChecklistStepView>;

export const StudentItemDetail = NamedObject('StudentChecklistItemDetail', {
  ...studentItemParts,
  checklist: Type.Object({ studentChecklistId: Id, title: LocalizedName }),
  user: Person,
  steps: Type.Array(ChecklistStepView),
  /** The text that was sent before the last one; null: nothing was. */
  textBefore: Nullable(Type.String()),
  abilities: NamedObject('StudentChecklistItemAbilities', {
    canTick: Type.Boolean(),
    canSend: Type.Boolean(),
    canWithdraw: Type.Boolean(),
    canRemind: Type.Boolean(),
    canDecide: Type.Boolean(),
  }),
});
export type StudentItemDetail = Static<typeof StudentItemDetail>;

export const StudentChecklistParams = Type.Object({ studentChecklistId: Id });
export const StudentItemParams = Type.Object({ studentChecklistItemId: Id });
export const UserParams = Type.Object({ userId: Id });
export const UserChecklistParams = Type.Object({ userId: Id, studentChecklistId: Id });
export const StudentChecklistsQuery = Type.Object(PageQuery);

export const SendBody = NamedObject('ChecklistItemSending', {
  text: Type.Optional(Type.String({ maxLength: CHECKLIST_LIMITS.answer })),
  mediaId: Type.Optional(Nullable(Id)),
});
export type SendBody = Static<typeof SendBody>;

export const DecisionBody = NamedObject('ChecklistItemDecision', {
  isApproved: Type.Boolean(),
  word: Type.Optional(Type.String({ maxLength: CHECKLIST_LIMITS.word })),
});
export type DecisionBody = Static<typeof DecisionBody>;

export const VisitBody = NamedObject('ChecklistVisit', { code: code({ minLength: 4, maxLength: 40 }) });
export const Visited = NamedObject('ChecklistVisited', { studentChecklistItemId: Id, title: LocalizedName });

export const WaitingItem = NamedObject('ChecklistApproval', {
  studentChecklistItemId: Id,
  title: LocalizedName,
  checklistTitle: LocalizedName,
  user: Person,
  sentAt: DateTime,
  dueAt: Nullable(DateTime),
});
export type WaitingItem = Static<typeof WaitingItem>;

export const OverdueItem = NamedObject('OverdueChecklistItem', {
  studentChecklistItemId: Id,
  studentChecklistId: Id,
  checklistId: Id,
  title: LocalizedName,
  checklistTitle: LocalizedName,
  user: Person,
  dueAt: DateTime,
  daysLate: count,
});
export type OverdueItem = Static<typeof OverdueItem>;

export const OverdueQuery = Type.Object({ ...PageQuery, search: SearchText, checklistId: Type.Optional(Id) });
export type OverdueQuery = Static<typeof OverdueQuery>;

export const OverdueFileQuery = Type.Object({
  search: SearchText,
  checklistId: Type.Optional(Id),
  ...tableFormat,
});
export type OverdueFileQuery = Static<typeof OverdueFileQuery>;

export const RemindBody = NamedObject('ChecklistReminder', { checklistId: Type.Optional(Id) });
export const Reminded = NamedObject('ChecklistReminded', { people: count });
