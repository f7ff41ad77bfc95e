import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import { Type } from 'typebox';
import { permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id } from '../../../kernel/http/schemas.ts';
import { listCategories } from './course-categories.repository.ts';
import { Category, CategoryBody, CategoryOrder, CategoryParams, CategoryPatch } from './course-categories.schemas.ts';
import { changeCategory, createCategory, removeCategory, reorderCategories } from './course-categories.service.ts';

/** Events stand in the same categories as courses. */
const mayChoose = permission(...COURSE_AUTHORS, 'organization_update_social_events');
const mayShape = permission('organization_update_courses');

export const courseCategoryRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/course-categories',
    operationId: 'listCourseCategories',
    mayLag: true,
    summary: 'All categories, with the number of courses in each',
    access: mayChoose,
    response: Type.Object({ data: Type.Array(Category) }),
    handle: async (context) => {
      const rows = await reading(context, (tx) => listCategories(context, tx));
      return {
        data: rows.map((row) => ({
          courseCategoryId: row.course_category_id,
          name: row.name as Category['name'],
          icon: row.icon,
          hue: row.hue,
          position: row.position,
          courseCount: row.course_count,
        })),
      };
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-categories',
    operationId: 'createCourseCategory',
    summary: 'Adds a category at the end',
    access: mayShape,
    body: CategoryBody,
    response: Type.Object({ courseCategoryId: Id }),
    successStatus: 201,
    errors: { 409: ['category.name-taken'] },
    handle: (context, { body }) => createCategory(context, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-categories/order',
    operationId: 'reorderCourseCategories',
    summary: 'The order in which the catalogue shows categories',
    access: mayShape,
    body: CategoryOrder,
    handle: (context, { body }) => reorderCategories(context, body.courseCategoryIds),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/course-categories/:courseCategoryId',
    operationId: 'updateCourseCategory',
    summary: 'Changes name, icon or colour',
    access: mayShape,
    params: CategoryParams,
    body: CategoryPatch,
    errors: { 409: ['category.name-taken'] },
    handle: (context, { params, body }) => changeCategory(context, params.courseCategoryId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-categories/:courseCategoryId',
    operationId: 'deleteCourseCategory',
    summary: 'Deletes a category without courses',
    access: mayShape,
    params: CategoryParams,
    errors: { 409: ['category.in-use'] },
    handle: (context, { params }) => removeCategory(context, params.courseCategoryId),
  }),
];
