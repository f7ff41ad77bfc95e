// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RouterLink, useMenuNavigation } from '../src/router/router-link.tsx';

const HREFS = ['/courses/7', '/files/a.pdf', 'https://elsewhere.test/', '//elsewhere.test/', '#part'];

function Links() {
  const { addressOf } = useMenuNavigation();
  return (
    <ul>
      {HREFS.map((href) => (
        <li key={href}>
          <RouterLink href={href}>link</RouterLink>
          <a href={addressOf(href)}>item of a menu</a>
        </li>
      ))}
    </ul>
  );
}

afterEach(cleanup);

describe('links of an application that stands below a path', () => {
  it('lead inside it where they name a path of it, and elsewhere as they are', async () => {
    const router = createRouter({
      routeTree: createRootRoute({ component: Links }),
      basepath: '/studio',
      history: createMemoryHistory({ initialEntries: ['/studio/'] }),
    });
    render(<RouterProvider router={router as never} />);
    const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
    const expected = ['/studio/courses/7', ...HREFS.slice(1)];
    expect(addresses(await screen.findAllByText('link'))).toEqual(expected);
    expect(addresses(screen.getAllByText('item of a menu'))).toEqual(expected);
  });
});
