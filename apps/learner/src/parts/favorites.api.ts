import { api, apiKey, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

export const FAVORITES_PAGE = 12;

export const FAVORITE_SORTS = ['newest', 'oldest', 'title', 'popular'] as const;

export interface FavoriteFilters {
  search: string;
  sort: (typeof FAVORITE_SORTS)[number];
  page: number;
}

/** One page of the reader's favourite courses. */
export const useFavoriteCourses = ({ search, sort, page }: FavoriteFilters) =>
  useQuery({
    ...apiQuery('GET /api/favorites/courses', {
      query: {
        skip: (page - 1) * FAVORITES_PAGE,
        take: FAVORITES_PAGE,
        ...(search ? { search } : {}),
        ...(sort === 'newest' ? {} : { sort }),
      },
    }),
    placeholderData: keepPreviousData,
  });

const idsQuery = () => apiQuery('GET /api/favorites/course-ids');

/** Which courses are the reader's favourites, where responses name courses and don't know. */
export const useFavoriteIds = (isAsked: boolean) =>
  useQuery({ ...idsQuery(), enabled: isAsked, select: ({ courseIds }) => new Set(courseIds) });

interface Marked {
  courseId: number;
  isFavorite: boolean;
}

const isMarked = (value: unknown): value is Marked =>
  typeof value === 'object' && value !== null && 'courseId' in value && 'isFavorite' in value;

/** The heart of a course, wherever a response holds it. */
function patched(response: unknown, courseId: number, isFavorite: boolean): unknown {
  if (isMarked(response)) return response.courseId === courseId ? { ...response, isFavorite } : response;
  if (typeof response !== 'object' || response === null) return response;
  const list = 'data' in response ? 'data' : 'courses' in response ? 'courses' : null;
  if (list === null) return response;
  const items = (response as Record<string, unknown>)[list];
  return Array.isArray(items)
    ? { ...response, [list]: items.map((item) => patched(item, courseId, isFavorite)) }
    : response;
}

const LISTS = new Set([
  'GET /api/courses',
  'GET /api/courses/{courseId}',
  'GET /api/courses/recommended',
  'GET /api/users/{userId}/my-courses',
  'GET /api/specializations/{specializationId}',
]);

function mark(queryClient: QueryClient, { courseId, isFavorite }: Marked): void {
  queryClient.setQueriesData({ predicate: ({ queryKey }) => LISTS.has(String(queryKey[0])) }, (response: unknown) =>
    patched(response, courseId, isFavorite),
  );
  queryClient.setQueryData<{ courseIds: number[] }>(
    idsQuery().queryKey,
    (before) =>
      before && {
        courseIds: [...(isFavorite ? [courseId] : []), ...before.courseIds.filter((id) => id !== courseId)],
      },
  );
}

/** Marks or unmarks a course. The heart changes at once and goes back if the server refuses. */
export function useSetFavorite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ courseId, isFavorite }: Marked) =>
      isFavorite
        ? api('PUT /api/favorites/courses/{courseId}', { path: { courseId } })
        : api('DELETE /api/favorites/courses/{courseId}', { path: { courseId } }),
    onMutate: (wanted) => mark(queryClient, wanted),
    onError: (_error, wanted) => mark(queryClient, { ...wanted, isFavorite: !wanted.isFavorite }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKey('GET /api/favorites/courses').slice(0, 1) }),
  });
}
