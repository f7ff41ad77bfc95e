import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { accessGradebook } from './grade-items.access.ts';
import { readGradebook } from './grade-items.reads.ts';
import {
  CategoryBody,
  CategoryParams,
  CategoryPatch,
  CreatedCategory,
  CreatedItem,
  GradebookStructure,
  GradeItemParams,
  ItemBody,
  ItemPatch,
  OrderBody,
  SavedVersion,
  SettingsBody,
} from './grade-items.schemas.ts';
import { changeItem, createItem, removeItem } from './grade-items.service.ts';
import { changeCategory, createCategory, orderGradebook, removeCategory, saveSettings } from './gradebook.service.ts';

const access = signedIn();

const ofGradebook: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/gradebook',
    operationId: 'getGradebook',
    summary: 'Settings, categories and items of a course, for its editors',
    access,
    params: CourseParams,
    response: GradebookStructure,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        // pipelined: the grades benchmark measures this route
        const [, gradebook] = await Promise.all([
          accessGradebook(context, tx, params.courseId, 'edit'),
          readGradebook(tx, params.courseId),
        ]);
        return gradebook;
      }),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/courses/:courseId/gradebook',
    operationId: 'saveGradebook',
    summary: 'Saves how grades become totals; 409 when somebody saved in between',
    access,
    params: CourseParams,
    body: SettingsBody,
    response: SavedVersion,
    handle: (context, { params, body }) => saveSettings(context, params.courseId, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/courses/:courseId/gradebook/order',
    operationId: 'reorderGradebook',
    summary: 'Puts categories and items in order',
    access,
    params: CourseParams,
    body: OrderBody,
    handle: (context, { params, body }) => orderGradebook(context, params.courseId, body),
  }),
];

const ofCategories: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/grade-categories',
    operationId: 'createGradeCategory',
    summary: 'Makes a category',
    access,
    params: CourseParams,
    body: CategoryBody,
    response: CreatedCategory,
    successStatus: 201,
    errors: { 409: ['grade-item.too-many'] },
    handle: (context, { params, body }) => createCategory(context, params.courseId, body),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/course-grade-categories/:gradeCategoryId',
    operationId: 'updateGradeCategory',
    summary: 'Changes a category; 409 when somebody saved in between',
    access,
    params: CategoryParams,
    body: CategoryPatch,
    response: SavedVersion,
    handle: (context, { params, body }) => changeCategory(context, params.gradeCategoryId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-grade-categories/:gradeCategoryId',
    operationId: 'deleteGradeCategory',
    summary: 'Deletes a category; its items stay, in no category',
    access,
    params: CategoryParams,
    handle: (context, { params }) => removeCategory(context, params.gradeCategoryId),
  }),
];

const ofItems: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/grade-items',
    operationId: 'createGradeItem',
    summary: 'Makes an item whose grades are entered by hand',
    access,
    params: CourseParams,
    body: ItemBody,
    response: CreatedItem,
    successStatus: 201,
    errors: { 409: ['grade-item.too-many'] },
    handle: (context, { params, body }) => createItem(context, params.courseId, body),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/course-grade-items/:gradeItemId',
    operationId: 'updateGradeItem',
    summary: 'Changes an item; what an automatic one takes from its exam or assignment stays',
    access,
    params: GradeItemParams,
    body: ItemPatch,
    response: SavedVersion,
    errors: { 409: ['grade-item.follows-its-source'] },
    handle: (context, { params, body }) => changeItem(context, params.gradeItemId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-grade-items/:gradeItemId',
    operationId: 'deleteGradeItem',
    summary: 'Deletes an item that nobody has a grade on',
    access,
    params: GradeItemParams,
    errors: { 409: ['grade-item.follows-its-source', 'grade-item.has-grades'] },
    handle: (context, { params }) => removeItem(context, params.gradeItemId),
  }),
];

/** The gradebook's structure: settings, categories, items. */
export const gradeItemRoutes: RouteDefinition[] = [...ofGradebook, ...ofCategories, ...ofItems];
