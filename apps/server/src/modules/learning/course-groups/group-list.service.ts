import { COURSE_GROUP_LIMITS } from '@sullam/domain/course-groups.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { ListedPerson } from '@sullam/domain/tables/people-table.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { readPeopleList } from '../../../kernel/read-people.ts';
import { resultWords } from '../../../kernel/result-words.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { findCourseTitle } from '../courses/courses.public.ts';
import { accessCourseGroups } from './course-groups.access.ts';
import { findByEmail, listGroups, listMemberLines } from './course-groups.reads.ts';
import { lockGroups } from './course-groups.repository.ts';
import type { GroupList, GroupListBody } from './course-groups.schemas.ts';
import { makeGroups } from './course-groups.service.ts';
import { seatLearners } from './seats.service.ts';

type Row = GroupList['rows'][number];

const plain = (name: string): string => name.trim().toLocaleLowerCase('en');
const namesOf = (name: Localized): string[] => [name.en, name.ar].flatMap((text) => (text ? [plain(text)] : []));
const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const named = (text: string): Localized => (hasArabic(text) ? { ar: text } : { en: text });

/** What each row of a list would do, in the order of the rows: a seat that an earlier row takes is taken. */
async function judge(tx: Tx, courseId: number, rows: readonly ListedPerson[]): Promise<GroupList> {
  const groups = await lockGroups(tx, courseId);
  const idOf = new Map(groups.flatMap(({ courseGroupId, name }) => namesOf(name).map((word) => [word, courseGroupId])));
  const learners = await findByEmail(
    tx,
    courseId,
    rows.map(({ email }) => email),
  );
  const free = new Map(
    groups.map(({ courseGroupId, capacity, memberCount }) => [
      courseGroupId,
      capacity === null ? Number.POSITIVE_INFINITY : capacity - memberCount,
    ]),
  );
  const seen = new Set<string>();
  const judged = rows.map(({ line, email, group, leftOut }): Row => {
    const learner = learners.get(email);
    const courseGroupId = idOf.get(plain(group)) ?? null;
    const row = (outcome: Row['outcome']): Row => ({
      line,
      email,
      group,
      leftOut,
      outcome,
      userId: learner?.userId ?? null,
      courseGroupId,
      name: learner?.name ?? null,
    });
    if (email === '' || group === '') return row('INCOMPLETE');
    if (group.length > 200) return row('NAME_TOO_LONG');
    if (!learner) return row('NOT_ENROLLED');
    if (seen.has(email)) return row('DUPLICATE');
    seen.add(email);
    if (courseGroupId === null) return row('JOINS');
    if (learner.courseGroupId === courseGroupId) return row('STAYS');
    const left = free.get(courseGroupId) ?? 0;
    if (left < 1) return row('FULL');
    free.set(courseGroupId, left - 1);
    return row(learner.courseGroupId === null ? 'JOINS' : 'MOVES');
  });
  const isNew = ({ courseGroupId, outcome }: Row) => courseGroupId === null && outcome === 'JOINS';
  const newGroups = new Map(judged.filter(isNew).map(({ group }) => [plain(group), group.trim()]));
  return { rows: judged, newGroups: [...newGroups.values()] };
}

/** Reads a list of e-mail addresses and groups. As a preview nothing changes; otherwise its good rows are carried out. */
export async function importGroupList(
  context: MemberContext,
  courseId: number,
  { text, isPreview }: GroupListBody,
): Promise<GroupList> {
  const [email = '', group = ''] = (await resultWords(context)).head('email', 'group');
  await reading(context, (tx) => accessCourseGroups(context, tx, courseId, 'edit'));
  const most = COURSE_GROUP_LIMITS.listRows;
  const people = await readPeopleList(text, most, { own: { email, group }, without: 'GROUPS' });
  if (people.length > most) throw invalidField('text', 'maxItems');
  return transaction(context, async (tx) => {
    await accessCourseGroups(context, tx, courseId, 'edit');
    const list = await judge(tx, courseId, people);
    if (isPreview) return list;
    const made = await makeGroups(
      context,
      tx,
      courseId,
      list.newGroups.map((group) => ({ name: named(group), capacity: null, isOpen: false })),
    );
    const idOf = new Map(list.newGroups.map((group, index) => [plain(group), made[index]!]));
    const seats = new Map<number, number[]>();
    for (const { outcome, userId, courseGroupId, group } of list.rows) {
      if (userId === null || (outcome !== 'JOINS' && outcome !== 'MOVES')) continue;
      const id = courseGroupId ?? idOf.get(plain(group))!;
      seats.set(id, [...(seats.get(id) ?? []), userId]);
    }
    for (const [courseGroupId, userIds] of seats) {
      const changes = await seatLearners(context, tx, { courseId, courseGroupId }, userIds);
      await audit(context, tx, { action: 'course-group.seat', noun: 'course-group', nounId: courseGroupId, changes });
    }
    return list;
  });
}

/** Who is where, as a list that can be read in again. */
export async function exportGroups(
  context: MemberContext,
  courseId: number,
  format: TableFormat | undefined,
): Promise<TableFile> {
  const { head, title } = await resultWords(context);
  return transaction(context, async (tx) => {
    const rights = await accessCourseGroups(context, tx, courseId, 'edit');
    const groups = new Map(
      (await listGroups(context, tx, courseId, rights)).map((group) => [group.courseGroupId, group.name]),
    );
    const lines = await listMemberLines(tx, courseId);
    const nameOf = (id: number | null): string => {
      const name = id === null ? undefined : groups.get(id);
      return name?.[context.language] || name?.en || name?.ar || '';
    };
    await audit(context, tx, { action: 'course-group.export', noun: 'course', nounId: courseId });
    const table = [
      head('email', 'group', 'firstName', 'lastName'),
      ...lines.map((line) => [line.email, nameOf(line.courseGroupId), line.firstName, line.lastName]),
    ];
    return tableFile(context, format, table, { title: title('groups'), of: await findCourseTitle(tx, courseId) });
  });
}
