import type { ChecklistItemKind, JoinRule } from '@sullam/domain/checklists.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { trimmed } from '../../../parts/localized-field.tsx';
import type { Checklist, ChecklistDraftBody, ChecklistItem } from './checklists.api.ts';
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

export const isCourseMissing = ({ kind, course }: ItemForm): boolean => kind === 'COURSE' && course === null;

/** The items with others behind one of them, or before all. */
export const withAdded = (items: readonly ItemForm[], added: readonly ItemForm[], after: string | null): ItemForm[] =>
  items.toSpliced(items.findIndex(({ key }) => key === after) + 1, 0, ...added);

/** The items with one at another place. */
export function itemsMoved(items: readonly ItemForm[], from: number, to: number): ItemForm[] {
  const [item] = items.slice(from, from + 1);
  return item ? items.toSpliced(from, 1).toSpliced(to, 0, item) : [...items];
}

/** An item that was taken out comes back behind what it stood behind. */
export function withBack(form: ChecklistForm, item: ItemForm, before: readonly ItemForm[]): ChecklistForm {
  if (form.items.some(({ key }) => key === item.key)) return form;
  const above = before
    .slice(
      0,
      before.findIndex(({ key }) => key === item.key),
    )
    .map(({ key }) => key);
  const after = above.findLast((key) => form.items.some((each) => each.key === key)) ?? null;
  return { ...form, items: withAdded(form.items, [item], after) };
}

/** A checklist as it is being written, else as it is published. */
export function formOf(checklist: Checklist): ChecklistForm {
  const { draft, permissionSet, items: published } = checklist;
  const { title, description, joinRule, approver, items } = draft ?? checklist;
  return {
    ...{ title, description, joinRule, approver },
    permissionSetId: draft ? draft.permissionSetId : (permissionSet?.permissionSetId ?? null),
    items: items.map((item, at) => {
      const known = published.find(({ checklistItemId }) => checklistItemId === item.checklistItemId);
      const key = item.checklistItemId === null ? `new-${at}` : String(item.checklistItemId);
      return { ...item, key, visit: known?.visit ?? null, doneCount: known?.doneCount ?? 0 };
    }),
  };
}

export const draftOf = ({ approver, items, ...form }: ChecklistForm, version: number): ChecklistDraftBody => ({
  ...form,
  title: trimmed(form.title),
  description: trimmed(form.description),
  permissionSetId: form.joinRule === 'SET' ? form.permissionSetId : null,
  approverUserId: approver?.userId ?? null,
  items: items.map(({ checklistItemId, kind, title, body, course, dueDay, dueOn, waitsForPrevious }, at) => ({
    ...{ checklistItemId, kind, dueDay, dueOn },
    title: trimmed(title),
    body: trimmed(body),
    courseId: course?.courseId ?? null,
    // there is nothing above the first to wait for
    waitsForPrevious: at > 0 && waitsForPrevious,
  })),
  version,
});
