import { LEARNERS } from '@sullam/domain/portals.ts';
import { permission, signedIn } from '../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../kernel/http/route.ts';
import { CourseParams } from '../courses/courses.public.ts';
import { addFavorite, removeFavorite } from './favorites.service.ts';

export const favoriteRoutes: RouteDefinition[] = [
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
