/** What an item of a checklist asks for. */
export const CHECKLIST_ITEM_KINDS = ['READ', 'DO', 'UPLOAD', 'APPROVE', 'VISIT', 'COURSE'] as const;
export type ChecklistItemKind = (typeof CHECKLIST_ITEM_KINDS)[number];

/** How an item stands for the person who has it. WAITING: with whoever approves. SENT_BACK: with the person again. */
export const CHECKLIST_ITEM_STATES = ['TO_DO', 'WAITING', 'SENT_BACK', 'DONE'] as const;
export type ChecklistItemState = (typeof CHECKLIST_ITEM_STATES)[number];

/** What can happen to an item: its history is made of these. */
export const CHECKLIST_STEPS = ['SENT', 'SENT_BACK', 'APPROVED', 'WITHDRAWN', 'REMINDED', 'DONE', 'UNDONE'] as const;
export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

/** Who gets a checklist by joining. SET: who holds the permission set that it names. */
export const JOIN_RULES = ['NOBODY', 'EVERYBODY', 'SET'] as const;
export type JoinRule = (typeof JOIN_RULES)[number];

export const CHECKLIST_STATUSES = ['DRAFT', 'PUBLISHED'] as const;
export type ChecklistStatus = (typeof CHECKLIST_STATUSES)[number];

export const CHECKLIST_LIMITS = { title: 200, text: 10_000, items: 60, word: 2000, answer: 20_000, days: 730 } as const;

/** The groups in which a person sees the items. */
export const CHECKLIST_GROUPS = ['ON_YOU', 'WITH_OTHERS', 'DONE'] as const;
export type ChecklistGroup = (typeof CHECKLIST_GROUPS)[number];

export const groupOfItem = (state: ChecklistItemState): ChecklistGroup =>
  state === 'DONE' ? 'DONE' : state === 'WAITING' ? 'WITH_OTHERS' : 'ON_YOU';

/** Ticked by the person who has it, who may take the tick away again. */
export const isTicked = (kind: ChecklistItemKind): boolean => kind === 'READ' || kind === 'DO';

/** Sent with a file or a text. */
export const isSent = (kind: ChecklistItemKind): boolean => kind === 'UPLOAD' || kind === 'APPROVE';

interface ItemState {
  state: ChecklistItemState;
  dueAt: Date | null;
}

/** Late is what is still on the person; what waits for somebody else isn't held against them. */
export const isLate = ({ state, dueAt }: ItemState, now: Date): boolean =>
  groupOfItem(state) === 'ON_YOU' && dueAt !== null && dueAt < now;

interface InOrder {
  state: ChecklistItemState;
  waitsForPrevious: boolean;
}

/** Which items can't be begun, because the one above them isn't done. */
export const lockedItems = (items: readonly InOrder[]): boolean[] =>
  items.map(
    ({ waitsForPrevious, state }, at) =>
      waitsForPrevious && at > 0 && state !== 'DONE' && items[at - 1]?.state !== 'DONE',
  );

/** Days after the due date on which a person is reminded; negative: before it. */
export const REMINDER_DAYS = [-2, 0, 3, 6, 9, 12] as const;
/** From then on whoever approves is told too. */
export const ESCALATION_DAYS = 6;

/** The last reminder day that has been reached; undefined: none yet. */
export const reminderDay = (daysLate: number): number | undefined =>
  REMINDER_DAYS.filter((day) => day <= daysLate).at(-1);

export interface TextPart {
  text: string;
  isNew: boolean;
}

const wordsOf = (text: string): string[] => text.match(/\s*\S+/gu) ?? [];

/** How many words are compared; a longer text is shown without marks. */
const COMPARED_WORDS = 1500;

/** The words of a text, with those marked that the text before it didn't have in this order (the longest common sequence). */
export function newParts(before: string, after: string): TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length === 0 || old.length > COMPARED_WORDS || now.length > COMPARED_WORDS)
    return after === '' ? [] : [{ text: after, isNew: false }];
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row]!.trim() === now[column]!.trim()
          ? lengths[(row + 1) * width + column + 1]! + 1
          : Math.max(lengths[(row + 1) * width + column]!, lengths[row * width + column + 1]!);
  const parts: TextPart[] = [];
  const add = (text: string, isNew: boolean) => {
    const last = parts.at(-1);
    if (last?.isNew === isNew) last.text += text;
    else parts.push({ text, isNew });
  };
  let row = 0;
  for (let column = 0; column < now.length; ) {
    const isCommon = row < old.length && old[row]!.trim() === now[column]!.trim();
    if (!isCommon && row < old.length && lengths[(row + 1) * width + column]! >= lengths[row * width + column + 1]!) {
      row += 1;
      continue;
    }
    add(now[column]!, !isCommon);
    column += 1;
    if (isCommon) row += 1;
  }
  return parts;
}
