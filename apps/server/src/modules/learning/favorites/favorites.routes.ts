import { LEARNERS } from '@sullam/domain/portals.ts';
import { Type } from 'typebox';
import { permission, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, NamedObject } from '../../../kernel/http/schemas.ts';
import { CourseParams } from '../courses/courses.public.ts';
import { listFavoriteIds } from './favorites.reads.ts';
import { addFavorite, removeFavorite } from './favorites.service.ts';

const FavoriteCourseIds = NamedObject('FavoriteCourseIds', { courseIds: Type.Array(Id) });

export const favoriteRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/favorites/course-ids',
    operationId: 'listFavoriteCourseIds',
    summary: "The ids of the caller's favourite courses, for hearts beside what names a course and nothing else of it",
    access: permission(...LEARNERS),
    response: FavoriteCourseIds,
    handle: (context) =>
      reading(context, async (tx) => ({ courseIds: await listFavoriteIds(tx, context.caller.userId) })),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/favorites/courses/:courseId',
    operationId: 'addFavoriteCourse',
    summary: 'Marks a course as a favourite; twice is once',
    access: permission(...LEARNERS),
    params: CourseParams,
    handle: (context, { params }) => addFavorite(context, params.courseId),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/favorites/courses/:courseId',
    operationId: 'removeFavoriteCourse',
    summary: 'Takes the mark away',
    access: signedIn(),
    params: CourseParams,
    handle: (context, { params }) => removeFavorite(context, params.courseId),
  }),
];
