import { Type } from 'typebox';
import { signedIn } from '../../kernel/access/access.ts';
import { reading } from '../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../kernel/http/route.ts';
import { PageQuery, page, SearchText } from '../../kernel/http/schemas.ts';
import { CourseCard, CourseParams } from '../courses/courses.public.ts';
import { accessLearner, LearnerParams } from '../enrollments/enrollments.public.ts';
import { listFavoriteCourses } from './favorites.reads.ts';
import { addFavorite, removeFavorite } from './favorites.service.ts';

const tag = 'Favourites';
const FavoritesQuery = Type.Object({ ...PageQuery, search: SearchText });

export const favoriteRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/favorites/courses',
    operationId: 'listFavoriteCourses',
    summary: "The caller's favourite courses",
    tag,
    access: signedIn(),
    query: FavoritesQuery,
    response: page(CourseCard),
    handle: (context, { query }) =>
      reading(context, (tx) => listFavoriteCourses(context, tx, context.caller.userId, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/wishlisted',
    operationId: 'listWishlistedCourses',
    summary: "Somebody's favourite courses: the same list by its older name",
    tag,
    access: signedIn(),
    params: LearnerParams,
    query: FavoritesQuery,
    response: page(CourseCard),
    handle: async (context, { params, query }) => {
      accessLearner(context, params.userId);
      return reading(context, (tx) => listFavoriteCourses(context, tx, params.userId, query));
    },
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/favorites/courses/:courseId',
    operationId: 'addFavoriteCourse',
    summary: 'Marks a course as a favourite; twice is once',
    tag,
    access: signedIn(),
    params: CourseParams,
    handle: (context, { params }) => addFavorite(context, params.courseId),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/favorites/courses/:courseId',
    operationId: 'removeFavoriteCourse',
    summary: 'Takes the mark away',
    tag,
    access: signedIn(),
    params: CourseParams,
    handle: (context, { params }) => removeFavorite(context, params.courseId),
  }),
];
