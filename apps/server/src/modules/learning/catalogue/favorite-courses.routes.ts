import { LEARNERS } from '@sullam/domain/portals.ts';
import { Type } from 'typebox';
import { permission, signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { OneOf, PageQuery, page, SearchText } from '../../../kernel/http/schemas.ts';
import { CourseCard } from '../courses/courses.public.ts';
import { accessLearner, LearnerParams } from '../enrollments/enrollments.public.ts';
import { FAVORITE_SORTS, listFavoriteCourses } from './favorite-courses.reads.ts';

const tag = 'Favourites';
const FavoritesQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  /** By when they were added; by title; by how many learn in them. */
  sort: Type.Optional(OneOf(...FAVORITE_SORTS)),
});

export const favoriteCourseRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/favorites/courses',
    operationId: 'listFavoriteCourses',
    summary: "The caller's favourite courses",
    tag,
    access: permission(...LEARNERS),
    query: FavoritesQuery,
    response: page(CourseCard),
    handle: (context, { query }) => listFavoriteCourses(context, context.caller.userId, query),
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
      await accessLearner(context, params.userId);
      return listFavoriteCourses(context, params.userId, query);
    },
  }),
];
