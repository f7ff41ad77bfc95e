import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import {
  CATEGORY,
  type Classroom,
  givenClassroom,
  ITEM,
  inClassroom,
  SETTINGS,
} from '../../grades/test/grades.factory.ts';

const server = testServer();
let room: Classroom;
let at: ReturnType<typeof inClassroom>;

beforeAll(async () => {
  room = await givenClassroom(server, 1);
  at = inClassroom(server, room);
});

describe('the gradebook of a course', () => {
  it('has defaults until somebody sets it up, and refuses older versions then', async () => {
    expect(await at.structure()).toMatchObject({ scheme: 'TOTAL_POINTS', letterScale: [], passMark: null, version: 0 });
    await at.setUp({ scheme: 'WEIGHTED_CATEGORIES', passMark: '59.5' });
    expect(await at.structure()).toMatchObject({ scheme: 'WEIGHTED_CATEGORIES', passMark: '59.5', version: 1 });
    expect((await at.of(room.instructor, 'PUT COURSE/gradebook', SETTINGS)).status).toBe(409);
  });

  it('refuses letters that begin at the same percentage', async () => {
    const letterScale = ['90', '90.0'].map((from) => ({ letter: { en: 'A' }, from }));
    const answer = await at.of(room.instructor, 'PUT COURSE/gradebook', { ...SETTINGS, letterScale, version: 1 });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'letterScale.1.from' }] } });
  });

  it('keeps categories and items in order', async () => {
    const categories = [await at.category(), await at.category(), await at.category()];
    const items = [await at.item(), await at.item({ gradeCategoryId: categories[0]! }), await at.item()];
    const order = { gradeCategoryIds: categories.toReversed(), gradeItemIds: items.toReversed() };
    expect((await at.of(room.instructor, 'PUT COURSE/gradebook/order', order)).status).toBe(204);
    const book = await at.structure();
    expect(book.categories.map(({ gradeCategoryId }) => gradeCategoryId)).toEqual(order.gradeCategoryIds);
    expect(book.items.map(({ gradeItemId }) => gradeItemId)).toEqual(order.gradeItemIds);
    const last = await at.item();
    expect((await at.structure()).items.at(-1)?.gradeItemId).toBe(last);
    const foreign = { gradeCategoryIds: [], gradeItemIds: [999_999_999] };
    expect((await at.of(room.instructor, 'PUT COURSE/gradebook/order', foreign)).status).toBe(400);
  });

  it('changes categories and items, each with a version of its own', async () => {
    const category = await at.category();
    const item = await at.item({ gradeCategoryId: category });
    const path = `/api/course-grade-items/${item}`;
    expect((await at.ask(room.instructor, `PATCH ${path}`, { version: 1, maximumPoints: '25.5' })).status).toBe(200);
    expect((await at.ask(room.instructor, `PATCH ${path}`, { version: 1, maximumPoints: '30' })).status).toBe(409);
    const there = `/api/course-grade-categories/${category}`;
    expect((await at.ask(room.instructor, `PATCH ${there}`, { version: 1, dropLowest: 1 })).status).toBe(200);
    expect((await at.ask(room.instructor, `PATCH ${there}`, { version: 1, dropLowest: 2 })).status).toBe(409);
    expect((await at.ask(room.instructor, `DELETE ${there}`)).status).toBe(204);
    const left = (await at.structure()).items.find(({ gradeItemId }) => gradeItemId === item);
    expect(left).toMatchObject({ gradeCategoryId: null, maximumPoints: '25.5', version: 2 });
  });

  it('plans items of a deleted category in no category', async () => {
    const category = await at.category();
    const { organizationId, courseId } = room;
    const [lesson] = await server.admin<{ id: number }[]>`
      select course_subsection_id as id from course_subsections where organization_id = ${organizationId} and course_id = ${courseId} limit 1`;
    await server.admin`
      insert into grade_item_plans (organization_id, course_id, course_subsection_id, grade_category_id, weight, is_extra_credit,
        is_omitted, is_never_dropped, is_posted, position)
      values (${organizationId}, ${courseId}, ${lesson!.id}, ${category}, 1, false, false, false, false, 0)`;
    expect((await at.ask(room.instructor, `DELETE /api/course-grade-categories/${category}`)).status).toBe(204);
    const plans = await server.admin`
      select grade_category_id from grade_item_plans where organization_id = ${organizationId} and course_subsection_id = ${lesson!.id}`;
    expect([...plans]).toEqual([{ grade_category_id: null }]);
  });

  it('keeps an item whose lesson is deleted, with its grades', async () => {
    const item = await at.item();
    await at.mark(item, room.learners[0]!, '1');
    const lesson = await at.ask<{ courseSubsectionId: number }>(
      room.instructor,
      `POST /api/course-sections/${room.courseSectionId}/subsections`,
      { kind: 'ARTICLE', title: { en: 'To be deleted' } },
    );
    const { courseSubsectionId } = lesson.body;
    await server.admin`update grade_items set source = 'EXAM', course_subsection_id = ${courseSubsectionId}
      where organization_id = ${room.organizationId} and grade_item_id = ${item}`;
    const deleted = await at.ask(room.instructor, `DELETE /api/course-subsections/${courseSubsectionId}`);
    expect(deleted.status).toBe(204);
    const left = await server.admin`
      select i.course_subsection_id, g.points from grade_items i join grades g using (organization_id, grade_item_id)
      where i.organization_id = ${room.organizationId} and i.grade_item_id = ${item}`;
    expect([...left]).toEqual([{ course_subsection_id: null, points: '1' }]);
  });

  it('refuses a category of another course, and an item without a name', async () => {
    const elsewhere = inClassroom(server, await givenClassroom(server));
    const gradeCategoryId = await elsewhere.category();
    const foreign = await at.of(room.instructor, 'POST COURSE/grade-items', { ...ITEM, gradeCategoryId });
    expect(foreign).toMatchObject({ status: 400, body: { details: [{ path: 'gradeCategoryId' }] } });
    const unnamed = await at.of(room.instructor, 'POST COURSE/grade-categories', { ...CATEGORY, name: {} });
    expect(unnamed).toMatchObject({ status: 400, body: { details: [{ path: 'name' }] } });
  });

  it('deletes an item only while nobody has or had a grade on it: what became of grades is kept for good', async () => {
    const item = await at.item();
    await at.mark(item, room.learners[0]!, '1');
    const refused = await at.ask(room.instructor, `DELETE /api/course-grade-items/${item}`);
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'grade-item.has-grades' } });
    await at.save([at.cell(item, room.learners[0]!, { state: 'BLANK', version: 1 })]);
    expect((await at.ask(room.instructor, `DELETE /api/course-grade-items/${item}`)).status).toBe(409);
    expect((await at.detail(item, room.learners[0]!)).history).toHaveLength(2);
    const untouched = await at.item();
    expect((await at.ask(room.instructor, `DELETE /api/course-grade-items/${untouched}`)).status).toBe(204);
  });

  it('is for those who edit the course, where grades are switched on', async () => {
    const [learner] = room.learners;
    expect((await at.of(learner!, 'GET COURSE/gradebook')).status).toBe(403);
    expect((await at.of(learner!, 'POST COURSE/grade-items', ITEM)).status).toBe(403);
    const off = await givenOrganization(server, { features: { grades: false } });
    const editor = await givenMember(server, off, 'instructor');
    const { courseId } = await givenPublishedCourse(server, off, { instructorUserId: editor.userId });
    expect((await at.ask(editor, `GET /api/courses/${courseId}/gradebook`)).status).toBe(404);
  });
});
