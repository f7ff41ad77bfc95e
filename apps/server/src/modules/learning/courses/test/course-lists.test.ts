import { expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();

const LISTS = [
  'ASSIGNMENTS',
  'ATTENDANCE',
  'EXAMS',
  'GRADES',
  'GROUPS',
  'ONLINE_LECTURES',
  'ON_CAMPUS_LECTURES',
  'POLLS',
  'SURVEYS',
];

it('names the lists in which a learner of the course finds nothing', async () => {
  const room = await givenClassroom(server, [], ['One']);
  const { courseId, organizationId } = room;
  const emptyFor = async (who = room.learner) =>
    (
      await callAs<{ emptyLists: string[] }>(server, who, `GET /api/courses/${courseId}/news`)
    ).body.emptyLists.toSorted();
  expect(await emptyFor()).toEqual(LISTS);
  await server.admin`insert into grade_items (organization_id, course_id, source, title, kind, maximum_points, weight,
      is_extra_credit, is_omitted, is_never_dropped, is_posted, position, created_at)
    values (${organizationId}, ${courseId}, 'MANUAL', '{"en":"Essay"}', 'POINTS', 10, 1, false, false, false, true, 0, now())`;
  const [closed] = await server.admin<
    { id: number }[]
  >`insert into course_groups (organization_id, course_id, name, is_open, created_at)
    values (${organizationId}, ${courseId}, '{"en":"Evenings"}', false, now()) returning course_group_id as id`;
  await server.admin`update course_subsections set kind = 'EXAM' where course_subsection_id = ${room.subsectionIds[0]!}`;
  // a group of others that nobody can join is none to them
  expect(await emptyFor()).toEqual(LISTS.filter((kind) => kind !== 'GRADES' && kind !== 'EXAMS'));
  await server.admin`update course_groups set is_open = true where course_group_id = ${closed!.id}`;
  expect(await emptyFor()).not.toContain('GROUPS');
  // who doesn't learn there is told nothing
  expect(await emptyFor(await givenMember(server, organizationId))).toEqual([]);
});
