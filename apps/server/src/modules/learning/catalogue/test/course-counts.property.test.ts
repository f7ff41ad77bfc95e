import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';

const COMMANDS = 40;
const LEARNERS = 3;

const server = testServer();
let organizationId: number;
let author: TestMember;
let learners: TestMember[];

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  author = await givenMember(server, organizationId, 'administrator');
  learners = await Promise.all(Array.from({ length: LEARNERS }, () => givenMember(server, organizationId)));
});

interface Part {
  id: number;
  version: number;
}

/** One of these, chosen by a number; undefined where there are none. */
const chosen = <T>(all: readonly T[], by: number): T | undefined => all[by % Math.max(1, all.length)];

async function lessonOf(courseId: number, by: number): Promise<Part | undefined> {
  return chosen(
    await server.admin<
      Part[]
    >`select course_subsection_id as id, version from course_subsections where course_id = ${courseId} order by 1`,
    by,
  );
}

async function sectionOf(courseId: number, by: number): Promise<number | undefined> {
  const rows = await server.admin<{ id: number }[]>`
    select course_section_id as id from course_sections where course_id = ${courseId} order by 1`;
  return chosen(rows, by)?.id;
}

const asAuthor = (operation: string, body?: object) => call(server, operation, { as: author, ...(body && { body }) });

const COMMAND = {
  enrol: (courseId: number, by: number) =>
    call(server, `POST /api/orders/add/${courseId}`, { as: learners[by % LEARNERS]! }),
  leave: async (courseId: number, by: number) => {
    const as = learners[by % LEARNERS]!;
    const [row] = await server.admin<{ id: number }[]>`
      select enrollment_id as id from enrollments where course_id = ${courseId} and user_id = ${as.userId}`;
    if (row) await call(server, `DELETE /api/enrollments/${row.id}`, { as });
  },
  addSection: (courseId: number) => asAuthor(`POST /api/courses/${courseId}/sections`, { title: { en: 'Section' } }),
  removeSection: async (courseId: number, by: number) => {
    const id = await sectionOf(courseId, by);
    if (id) await asAuthor(`DELETE /api/course-sections/${id}`);
  },
  addLesson: async (courseId: number, by: number) => {
    const id = await sectionOf(courseId, by);
    const body = { kind: 'ARTICLE', title: { en: 'Lesson' }, isRequired: by % 2 === 0 };
    if (id) await asAuthor(`POST /api/course-sections/${id}/subsections`, body);
  },
  changeLesson: async (courseId: number, by: number) => {
    const lesson = await lessonOf(courseId, by);
    const body = { version: lesson?.version, isRequired: by % 2 === 1 };
    if (lesson) await asAuthor(`PATCH /api/course-subsections/${lesson.id}`, body);
  },
  removeLesson: async (courseId: number, by: number) => {
    const lesson = await lessonOf(courseId, by);
    if (lesson) await asAuthor(`DELETE /api/course-subsections/${lesson.id}`);
  },
  copy: (courseId: number) => asAuthor(`POST /api/courses/${courseId}/clone`, {}),
} satisfies Record<string, (courseId: number, by: number) => Promise<unknown>>;

const names = Object.keys(COMMAND) as (keyof typeof COMMAND)[];
/** Two commands of a step are sent at the same moment. */
const step = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat({ max: 9 })), { minLength: 1, maxLength: 2 });

const wrongCounts = () => server.admin`
  select course_id, enrolled_count, subsection_count, required_count from courses c where organization_id = ${organizationId}
    and (enrolled_count, subsection_count, required_count) is distinct from (
      (select count(*)::int from enrollments e where e.course_id = c.course_id and e.status = 'ACTIVE'),
      (select count(*)::int from course_subsections s where s.course_id = c.course_id and s.is_made),
      (select count(*)::int from course_subsections s where s.course_id = c.course_id and s.is_required and s.is_made))`;

describe('the counts that courses keep', () => {
  it('are what a count of the rows says, whatever is done and whatever happens at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: COMMANDS, maxLength: COMMANDS }), async (steps) => {
        const { courseId } = await givenPublishedCourse(server, organizationId);
        for (const commands of steps) await Promise.all(commands.map(([name, by]) => COMMAND[name](courseId, by)));
        expect([...(await wrongCounts())]).toEqual([]);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
