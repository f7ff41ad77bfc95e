import { enrol } from '../../../../../test/support/enrol.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { Class } from '../../submissions/test/assignments.factory.ts';

const HOUR = 3_600_000;
const NAMES = [
  ['Layla', 'Haddad'],
  ['أحمد', 'الشرقاوي'],
  ['zoë', 'Ångström'],
  ['Omar', 'haddad'],
  ['مُحَمَّد', 'آل سعيد'],
  ['Anna', "O'Neil"],
] as const;

/** What one of many has done; hours are from the due date of all. */
export interface Classmate {
  userId: number;
  firstName: string;
  lastName: string;
  /** Of the version that counts; null: nothing, or withdrawn. */
  number: number | null;
  hours: number | null;
  /** Of their own; null: as everybody's. */
  dueHours: number | null;
  /** The mark with the number of the version that it was given for. */
  mark: { points: string | null; number: number; isDisputed: boolean } | null;
  commentCount: number;
  /** When they joined; null: when everything was there. */
  joinedHours: number | null;
}

/** Who did what, by their place in the class: every case in every combination. */
export function classmateAt(index: number): Omit<Classmate, 'userId'> {
  const [firstName, lastName] = NAMES[index % NAMES.length]!;
  const number = [null, 1, 2, 3][index % 4]!;
  const isWithdrawn = index % 11 === 5;
  const hours = (index % 9) * 13 - 40;
  const points = `${(index % 21) / 2}`;
  const marked = number === null ? 0 : index % 7 === 3 ? number - 1 : number;
  const mark =
    index % 5 < 2
      ? null
      : { points: index % 13 === 4 ? null : points, number: marked, isDisputed: marked > 0 && index % 13 === 4 };
  return {
    firstName,
    lastName: `${lastName} ${index}`,
    number: isWithdrawn ? null : number,
    hours: number === null || isWithdrawn ? null : hours,
    dueHours: index % 8 === 6 ? 36 : null,
    mark: isWithdrawn && number !== null ? null : mark,
    commentCount: number === null ? 0 : index % 3,
    joinedHours: index % 3 === 1 ? (index % 4) * 10 - 10 : null,
  };
}

/** Seats many at once in a course, with what each handed in for an assignment by `dueAt`, one version after the other. */
export async function givenCrowd(
  server: TestServer,
  { organizationId, courseId, instructor }: Class,
  { assignmentId, dueAt, count }: { assignmentId: number; dueAt: Date; count: number },
): Promise<Classmate[]> {
  const { admin } = server;
  const people = Array.from({ length: count }, (_, index) => ({ index, ...classmateAt(index) }));
  const when = (hours: number) => new Date(dueAt.getTime() + hours * HOUR);
  const accounts = await admin<{ user_id: number; email: string }[]>`
    insert into users ${admin(people.map(({ index }) => ({ email: `crowd-${organizationId}-${assignmentId}-${index}@example.test` })))}
    returning user_id, email`;
  const idOf = new Map(accounts.map(({ user_id, email }) => [Number(/-(\d+)@/.exec(email)?.[1]), user_id]));
  const rows = people.map((person) => ({
    ...person,
    userId: idOf.get(person.index)!,
    email: `m${person.index}@e.test`,
  }));
  const own = { organization_id: organizationId };
  const inserted = async (table: string, values: Record<string, unknown>[]) => {
    for (let at = 0; at < values.length; at += 1000)
      await admin`insert into ${admin(table)} ${admin(values.slice(at, at + 1000) as never)}`;
  };
  const now = server.clock.now();
  await inserted(
    'members',
    rows.map(({ userId, firstName, lastName, email }) => ({
      ...{ ...own, user_id: userId, email, first_name: firstName, last_name: lastName, status: 'ACTIVE' },
    })),
  );
  for (const joined of new Set(rows.map(({ joinedHours }) => joinedHours)))
    await enrol(
      admin,
      organizationId,
      courseId,
      rows.flatMap(({ userId, joinedHours }) => (joinedHours === joined ? userId : [])),
      { at: joined === null ? now : when(joined) },
    );
  const handing = rows.filter(({ index, mark }) => index % 4 > 0 || mark !== null);
  const lastOf = (index: number) => index % 4;
  const made = await admin<{ id: number; user_id: number }[]>`
    insert into assignment_submissions ${admin(
      handing.map(({ userId, index, number }) => ({
        ...{ ...own, course_subsection_id: assignmentId, course_id: courseId, user_id: userId, created_at: now },
        ...{ last_number: lastOf(index), current_number: number },
      })),
    )} returning assignment_submission_id as id, user_id`;
  const submissionOf = new Map(made.map(({ id, user_id }) => [user_id, id]));
  const key = (userId: number) => ({ ...own, assignment_submission_id: submissionOf.get(userId)! });
  await inserted(
    'submission_members',
    handing.map(({ userId, index }) => ({
      ...{ ...key(userId), course_subsection_id: assignmentId, user_id: userId, last_number: lastOf(index) },
    })),
  );
  await inserted(
    'submission_versions',
    handing.flatMap(({ userId, index, hours, number }) =>
      Array.from({ length: lastOf(index) }, (_, at) => ({
        ...{ ...key(userId), number: at + 1, body: `<p>${index}/${at}</p>`, link: '', word_count: 1 },
        ...{ receipt_code: `R${index}-${at}`, submitted_by: userId },
        submitted_at: when((hours ?? 0) - (lastOf(index) - at - 1)),
        withdrawn_at: number === null ? now : null,
      })),
    ),
  );
  await inserted(
    'submission_marks',
    handing.flatMap(({ userId, mark }) =>
      mark === null
        ? []
        : {
            ...{ ...key(userId), points: mark.points, number: mark.number, is_disputed: mark.isDisputed, version: 1 },
            ...{ marked_by: instructor.userId, marked_at: now },
          },
    ),
  );
  await inserted(
    'submission_comments',
    handing.flatMap(({ userId, commentCount }) =>
      Array.from({ length: commentCount }, () => ({
        ...{ ...key(userId), author_user_id: userId, is_by_marker: false, waits_for_release: false },
        ...{ body: 'A question', created_at: now },
      })),
    ),
  );
  await inserted(
    'accommodations',
    rows.flatMap(({ userId, dueHours }) =>
      dueHours === null
        ? []
        : {
            ...{ ...own, course_subsection_id: assignmentId, user_id: userId, due_at: when(dueHours) },
            ...{ granted_by: instructor.userId, granted_at: now },
          },
    ),
  );
  return rows;
}
