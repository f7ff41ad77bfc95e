import type { ChecklistItemKind, JoinRule } from '@sullam/domain/checklists.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { trimmed } from '../../parts/localized-field.tsx';
import type { Checklist, ChecklistItem, ChecklistPatch } from './checklists.api.ts';
import type { NamedPerson } from './person-field.tsx';

export interface ItemForm {
  /** Tells rows apart, also those that have no number yet. */
  key: string;
  checklistItemId: number | null;
  kind: ChecklistItemKind;
  title: Localized;
  body: Localized;
  course: { courseId: number; title: Localized } | null;
  dueDay: number | null;
  dueOn: string | null;
  waitsForPrevious: boolean;
  visit: ChecklistItem['visit'];
  doneCount: number;
}

export interface ChecklistForm {
  title: Localized;
  description: Localized;
  joinRule: JoinRule;
  permissionSetId: number | null;
  approver: NamedPerson | null;
  items: ItemForm[];
}

export const emptyItem = (kind: ChecklistItemKind): ItemForm => ({
  key: crypto.randomUUID(),
  checklistItemId: null,
  kind,
  title: {},
  body: {},
  course: null,
  dueDay: 1,
  dueOn: null,
  waitsForPrevious: false,
  visit: null,
  doneCount: 0,
});

export const formOf = (checklist: Checklist): ChecklistForm => ({
  title: checklist.title,
  description: checklist.description,
  joinRule: checklist.joinRule,
  permissionSetId: checklist.permissionSet?.permissionSetId ?? null,
  approver: checklist.approver,
  items: checklist.items.map((item) => ({ ...item, key: String(item.checklistItemId) })),
});

export const patchOf = ({ approver, items, ...form }: ChecklistForm, version: number): ChecklistPatch => ({
  ...form,
  title: trimmed(form.title),
  description: trimmed(form.description),
  permissionSetId: form.joinRule === 'SET' ? form.permissionSetId : null,
  approverUserId: approver?.userId ?? null,
  items: items.map(({ checklistItemId, kind, title, body, course, dueDay, dueOn, waitsForPrevious }) => ({
    checklistItemId,
    kind,
    title: trimmed(title),
    body: trimmed(body),
    courseId: course?.courseId ?? null,
    dueDay,
    dueOn,
    waitsForPrevious,
  })),
  version,
});
