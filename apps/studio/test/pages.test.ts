import type { RouteAccess } from '@sullam/domain/route-access.ts';
import { pageMetaOf } from '@sullam/web-kit/guard/page-meta.ts';
import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../src/screens.ts';

interface Page {
  path: string;
  access: RouteAccess;
}

/** Every page that shows something, with all that it and what stands around it ask for. */
const pagesOf = (screens: readonly ScreenDefinition[], above: readonly ScreenDefinition[] = []): Page[] =>
  screens.flatMap((screen) => {
    const way = [...above, screen];
    const path = way.map((each) => each.path).join('/');
    const access = pageMetaOf(way.map((each) => ({ staticData: each }))).access ?? {};
    const own = screen.load && !screen.children ? [{ path: path.replaceAll(/\/{2,}/g, '/'), access }] : [];
    return [...own, ...pagesOf(screen.children ?? [], way)];
  });

describe('the pages of the studio', () => {
  it('ask for what the committed list says, which the server is compared with', async () => {
    const lines = pagesOf(SCREENS).map((page) => JSON.stringify(page));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../server/test/generated/studio-pages.jsonl');
  });
});
