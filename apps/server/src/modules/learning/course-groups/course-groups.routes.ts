import { instructor, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { byQuery } from '../../../kernel/http/by-query.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { sendTable, TableFormatQuery } from '../../../kernel/http/table-responses.ts';
import { notFound } from '../../../kernel/problem.ts';
import { CourseParams } from '../courses/courses.public.ts';
import { accessCourseGroup, accessCourseGroups } from './course-groups.access.ts';
import { listGroups, listLearners, listMembers } from './course-groups.reads.ts';
import {
  CourseGroup,
  CourseGroups,
  CreatedGroup,
  DealBody,
  Dealt,
  GroupBody,
  GroupLearner,
  GroupList,
  GroupListBody,
  GroupParams,
  GroupPatch,
  LearnersBody,
  LearnersQuery,
  MyCourseGroup,
} from './course-groups.schemas.ts';
import { changeGroup, createGroup, dealIntoGroups, removeGroup } from './course-groups.service.ts';
import { exportGroups, importGroupList } from './group-list.service.ts';
import { addMembers, joinGroup, leaveGroup, unassignLearners } from './seats.service.ts';

const access = instructor();

const listOfCourse = memberRoute({
  method: 'GET',
  path: '/api/courses/:courseId/groups',
  operationId: 'listCourseGroups',
  summary: 'The groups of a course: all for its editors, the own and the open ones for its learners',
  access: signedIn(),
  params: CourseParams,
  response: CourseGroups,
  handle: (context, { params: { courseId } }) =>
    reading(context, async (tx) => {
      const rights = await accessCourseGroups(context, tx, courseId, 'learn');
      return { data: await listGroups(context, tx, courseId, rights), abilities: { canEdit: rights.canEdit } };
    }),
});

const ofLearners: RouteDefinition[] = [
  listOfCourse,
  byQuery(listOfCourse, { path: '/api/course-groups', operationId: 'listGroups' }),
  memberRoute({
    method: 'GET',
    path: '/api/course-groups/:courseGroupId',
    operationId: 'getCourseGroup',
    summary: 'One group: any for the editors of its course, the own and the open ones for its learners',
    access: signedIn(),
    params: GroupParams,
    response: CourseGroup,
    handle: (context, { params: { courseGroupId } }) =>
      reading(context, async (tx) => {
        const { group, rights } = await accessCourseGroup(context, tx, courseGroupId, 'learn');
        const found = (await listGroups(context, tx, group.courseId, rights)).find(
          (each) => each.courseGroupId === courseGroupId,
        );
        if (!found) throw notFound();
        return found;
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/groups/mine',
    operationId: 'getMyCourseGroup',
    summary: 'My group in a course, with its members',
    access: signedIn(),
    params: CourseParams,
    response: MyCourseGroup,
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        const rights = await accessCourseGroups(context, tx, courseId, 'learn');
        const group = (await listGroups(context, tx, courseId, rights)).find(({ isMine }) => isMine) ?? null;
        return { group, members: group ? await listMembers(context, tx, courseId, group.courseGroupId) : [] };
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-groups/:courseGroupId/join',
    operationId: 'joinCourseGroup',
    summary: 'Joins an open group, out of another open one; 409 when it is full',
    access: signedIn(),
    params: GroupParams,
    errors: { 409: ['course-group.closed', 'course-group.full'] },
    handle: (context, { params }) => joinGroup(context, params.courseGroupId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-groups/:courseGroupId/leave',
    operationId: 'leaveCourseGroup',
    summary: 'Leaves an open group',
    access: signedIn(),
    params: GroupParams,
    errors: { 409: ['course-group.closed'] },
    handle: (context, { params }) => leaveGroup(context, params.courseGroupId),
  }),
];

const ofCourse: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/groups',
    operationId: 'createCourseGroup',
    summary: 'Makes a group',
    access,
    params: CourseParams,
    body: GroupBody,
    response: CreatedGroup,
    successStatus: 201,
    errors: { 409: ['course-group.too-many'] },
    handle: (context, { params, body }) => createGroup(context, params.courseId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/groups/learners',
    operationId: 'listCourseGroupLearners',
    summary: 'The learners of a course by their groups',
    access,
    params: CourseParams,
    query: LearnersQuery,
    response: page(GroupLearner),
    handle: (context, { params: { courseId }, query }) =>
      reading(context, async (tx) => {
        await accessCourseGroups(context, tx, courseId, 'edit');
        return listLearners(context, tx, courseId, query);
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/groups/unassign',
    operationId: 'unassignCourseGroupLearners',
    summary: 'Takes learners out of whichever group they are in',
    access,
    params: CourseParams,
    body: LearnersBody,
    handle: (context, { params, body }) => unassignLearners(context, params.courseId, body.userIds),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/groups/deal',
    operationId: 'dealIntoCourseGroups',
    summary: 'Makes some groups and deals the learners who are in none, at random',
    access,
    params: CourseParams,
    body: DealBody,
    response: Dealt,
    errors: { 409: ['course-group.closed', 'course-group.full', 'course-group.too-many'] },
    handle: (context, { params, body }) => dealIntoGroups(context, params.courseId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/groups/list',
    operationId: 'importCourseGroupList',
    summary: 'Reads a list of e-mail addresses and groups: what each row does; carried out unless it is a preview',
    access,
    params: CourseParams,
    body: GroupListBody,
    response: GroupList,
    errors: { 409: ['course-group.full', 'course-group.too-many'], 422: ['too-complex'] },
    handle: (context, { params, body }) => importGroupList(context, params.courseId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/groups/export',
    operationId: 'exportCourseGroups',
    summary: 'Who is in which group, as a list that can be read in again, as CSV or as a workbook',
    access,
    params: CourseParams,
    query: TableFormatQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    handle: async (context, { params: { courseId }, query }, { reply }) =>
      sendTable(reply, await exportGroups(context, courseId, query.format)),
  }),
];

const ofGroup: RouteDefinition[] = [
  memberRoute({
    method: 'PATCH',
    path: '/api/course-groups/:courseGroupId',
    operationId: 'updateCourseGroup',
    summary: 'Changes name, capacity and openness; 409 when somebody saved in between or more learners are in it',
    access,
    params: GroupParams,
    body: GroupPatch,
    errors: { 409: ['course-group.capacity-too-small'] },
    handle: (context, { params, body }) => changeGroup(context, params.courseGroupId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-groups/:courseGroupId',
    operationId: 'deleteCourseGroup',
    summary: 'Deletes a group; its learners are in none then',
    access,
    params: GroupParams,
    handle: (context, { params }) => removeGroup(context, params.courseGroupId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-groups/:courseGroupId/members',
    operationId: 'addCourseGroupMembers',
    summary: 'Adds learners or moves them here, all or none; 409 when it would be full',
    access,
    params: GroupParams,
    body: LearnersBody,
    errors: { 409: ['course-group.full'] },
    handle: (context, { params, body }) => addMembers(context, params.courseGroupId, body.userIds),
  }),
];

export const courseGroupRoutes: RouteDefinition[] = [...ofLearners, ...ofCourse, ...ofGroup];
