import type { TestMember } from '../../../../../test/support/arrange.ts';
import { type Classroom, callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { PlotItem, ReportPage } from '../reports.schemas.ts';

const DAY = 86_400_000;

/** How somebody stands in a course: what of its lessons is finished, when they came, completed, were last there; in days ago. */
export interface CourseProgress {
  enrolled: number;
  /** Places of lessons, from 0. */
  finished: readonly number[];
  completed?: number | undefined;
  visited?: number | undefined;
  hasLeft?: boolean;
}

/** Somebody who stands so, straight in the database. */
export async function givenProgress(
  server: TestServer,
  room: Classroom & { subsectionIds: readonly number[] },
  progress: CourseProgress,
  who?: TestMember,
): Promise<TestMember> {
  const learner = who ?? (await givenLearner(server, room));
  const now = server.clock.now().getTime();
  const ago = (days: number | undefined) => (days === undefined ? null : new Date(now - days * DAY));
  await server.admin`update enrollments set enrolled_at = ${ago(progress.enrolled)!}, completed_at = ${ago(progress.completed)},
      last_visited_at = ${ago(progress.visited)}, status = ${progress.hasLeft ? 'CANCELLED' : 'ACTIVE'}
    where course_id = ${room.courseId} and user_id = ${learner.userId}`;
  for (const at of progress.finished)
    await server.admin`insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
      values (${room.organizationId}, ${learner.userId}, ${room.courseId}, ${room.subsectionIds[at]!}, ${ago(progress.enrolled)!})`;
  return learner;
}

export const readReport = async (server: TestServer, who: TestMember, path: string): Promise<ReportPage> => {
  const { status, body } = await callAs<ReportPage>(server, who, `GET /api/${path}`);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** Every number of a report with the id of its list. */
export const figuresOf = ({ plots }: ReportPage): Pick<PlotItem, 'id' | 'count'>[] =>
  plots.flatMap(({ items }) => items.flatMap(({ note, ...item }) => (note ? [item, note] : [item])));

/** All rows behind a figure, page by page. */
export async function listBehind(server: TestServer, who: TestMember, path: string): Promise<ReportPage['data']> {
  const rows: ReportPage['data'] = [];
  for (;;) {
    const page = await readReport(server, who, `${path}${path.includes('?') ? '&' : '?'}take=5&skip=${rows.length}`);
    rows.push(...page.data);
    if (page.data.length < 5) return rows;
  }
}
