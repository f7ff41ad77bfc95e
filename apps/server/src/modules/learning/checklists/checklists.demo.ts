import type { DemoChecklist } from '../../../demo/content/types.ts';
import { DEMO_ZONE, daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../courses/courses.public.ts';
import { insertChecklist, markPublished, updateChecklist, writeItems } from './checklists.repository.ts';
import { alignItems, assignTo, insertStep, setState, settleChecklist } from './student-checklists.repository.ts';

/** When the rule of a checklist of the demo began: its members were there before. */
const MADE_DAYS_AGO = 60;

const languageOf = (demo: DemoLoad['demo'], member: string) =>
  demo.members.find(({ key }) => key === member)?.language ?? 'en';

/** The items of somebody's list, by their place. */
const itemsOf = (tx: Tx, checklistId: number, userId: number) =>
  tx.all(
    db
      .selectFrom('student_checklist_items as x')
      .innerJoin('checklist_items as i', 'i.checklist_item_id', 'x.checklist_item_id')
      .select(['x.student_checklist_item_id as id', 'x.student_checklist_id as listId', 'i.position'])
      .where('i.checklist_id', '=', checklistId)
      .where('x.user_id', '=', userId)
      .orderBy('i.position'),
  );

interface Place {
  load: DemoLoad;
  checklistId: number;
  written: DemoChecklist;
  approverId: number;
}

type Person = DemoChecklist['people'][number];

/** A text that waits, and the one before it with the word by which it came back. */
async function sendForApproval(
  { load, written, approverId }: Place,
  person: Person,
  userId: number,
  itemId: number,
  place: number,
) {
  const { context, tx, demo } = load;
  const { sent = [], word } = written.items[place]!;
  const language = languageOf(demo, person.member);
  const now = context.clock.now();
  const step = { studentChecklistItemId: itemId };
  for (const [at, text] of sent.entries()) {
    const days = sent.length - at;
    await insertStep(tx, { ...step, kind: 'SENT', byUserId: userId, text: text[language], at: daysAgo(now, days) });
    if (at < sent.length - 1 && word)
      await insertStep(tx, {
        ...step,
        kind: 'SENT_BACK',
        byUserId: approverId,
        text: word[language],
        at: daysAgo(now, days - 0.5),
      });
  }
  await setState(tx, itemId, 'WAITING', daysAgo(now, 1));
}

async function loadPerson(place: Place, person: Person, userId: number): Promise<void> {
  const { load, checklistId, written } = place;
  const { context, tx } = load;
  const now = context.clock.now();
  const startsAt = daysAgo(now, person.startedDaysAgo);
  await assignTo(
    tx,
    {
      checklistId,
      startsOn: null,
      timeZone: DEMO_ZONE,
      approverUserId: null,
      assignedBy: null,
      now: startsAt,
    },
    [userId],
  );
  await alignItems(tx, checklistId, DEMO_ZONE, startsAt);
  const items = await itemsOf(tx, checklistId, userId);
  for (const { id, position } of items) {
    const at = daysAgo(now, Math.max(0, person.startedDaysAgo - position * 0.4));
    if (person.done.includes(position + 1)) {
      await setState(tx, id, 'DONE', at);
      await insertStep(tx, { studentChecklistItemId: id, kind: 'DONE', byUserId: userId, at });
    } else if (person.waits && written.items[position]?.sent)
      await sendForApproval(place, person, userId, id, position);
  }
  if (items[0]) await settleChecklist(tx, items[0].listId, now);
}

/** Checklists, and how far people have come with them. */
export async function loadDemoChecklists(load: DemoLoad): Promise<void> {
  const { context, tx, demo, loaded } = load;
  const users = loaded.get(demoMembers);
  const courses = loaded.get(demoCourses);
  const madeAt = daysAgo(context.clock.now(), MADE_DAYS_AGO);
  for (const written of demo.checklists) {
    const approverId = users.get(written.approver)!;
    const checklistId = await insertChecklist(tx, written, users.get(written.author)!, madeAt);
    await updateChecklist(
      tx,
      checklistId,
      { version: 1, joinRule: written.joinRule, approverUserId: approverId },
      madeAt,
    );
    await writeItems(
      tx,
      checklistId,
      written.items.map(({ kind, title, body, course, dueDay, waitsForPrevious }) => ({
        kind,
        title,
        body: body ?? {},
        courseId: course === undefined ? null : courses.get(course)!,
        dueDay,
        dueOn: null,
        waitsForPrevious: waitsForPrevious ?? false,
      })),
      madeAt,
    );
    await markPublished(tx, checklistId, context.clock.now());
    for (const person of written.people)
      await loadPerson({ load, checklistId, written, approverId }, person, users.get(person.member)!);
  }
}
