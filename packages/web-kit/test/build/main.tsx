import '@sullam/ui/styles/app.css';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { BookOpen } from '@sullam/ui/base/icons.ts';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

const LAST_PAGE = 3;

/** A list that grows by pages. */
function Lines() {
  const lines = useInfiniteQuery({
    queryKey: ['lines'],
    queryFn: ({ pageParam }) => Promise.resolve(`Line ${pageParam}`),
    initialPageParam: 1,
    getNextPageParam: (_line, pages) => (pages.length < LAST_PAGE ? pages.length + 1 : undefined),
  });
  return (
    <main>
      <Icon of={BookOpen} mirrored />
      <ul>
        {lines.data?.pages.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lines.hasNextPage && (
        <button type="button" onClick={() => void lines.fetchNextPage()}>
          More
        </button>
      )}
      <Link to="/found" search={{ count: 2 } as never}>
        Find
      </Link>
    </main>
  );
}

/** What the router's own reading makes of a query: the number stays one. */
function Found() {
  const { count } = useSearch({ strict: false }) as { count?: unknown };
  return <main>{count === 2 ? 'Found 2' : 'Found nothing'}</main>;
}

const root = createRootRoute({ component: Outlet });
const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: Lines }),
    createRoute({ getParentRoute: () => root, path: '/found', component: Found }),
  ]),
});

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the application.');
createRoot(place).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router as never} />
  </QueryClientProvider>,
);
