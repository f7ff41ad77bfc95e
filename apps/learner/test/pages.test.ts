import type { RouteAccess } from '@sullam/domain/route-access.ts';
import { pageMetaOf } from '@sullam/web-kit/guard/page-meta.ts';
import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';
import { describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../src/page-paths.gen.ts';
import { SCREENS } from '../src/screens.ts';

interface Page {
  path: string;
  access: RouteAccess;
}

/** Every page that shows something, with all that it asks for. */
const pagesOf = (screens: readonly ScreenDefinition[], above: readonly ScreenDefinition[] = []): Page[] =>
  screens.flatMap((screen) => {
    const way = [...above, screen];
    const path = way.map((each) => each.path).join('/');
    const access = pageMetaOf(way.map((each) => ({ staticData: each }))).access ?? {};
    const own = screen.load && !screen.children ? [{ path: path.replaceAll(/\/{2,}/g, '/'), access }] : [];
    return [...own, ...pagesOf(screen.children ?? [], way)];
  });

/** The paths of all pages that load the wording of questions: they show questions of exams. */
const showingQuestions = (screens: readonly ScreenDefinition[], above = ''): string[] =>
  screens.flatMap(({ path, areas = [], children = [] }) => {
    const whole = `${above}/${path}`.replaceAll(/\/{2,}/g, '/');
    return [...(areas.includes('question-view') ? [whole] : []), ...showingQuestions(children, whole)];
  });

describe('the pages of the learner application', () => {
  it('ask for what the committed list says, which the server is compared with', async () => {
    const lines = pagesOf(SCREENS).map((page) => JSON.stringify(page));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../server/test/generated/learner-pages.jsonl');
  });

  it('are confidential where questions of an exam stand, so that no session replay records them', () => {
    const confidential = PAGE_PATHS.filter(({ isConfidential }) => isConfidential).map(({ path }) => path);
    expect(confidential.length).toBeGreaterThan(0);
    expect(showingQuestions(SCREENS).sort()).toEqual(confidential.sort());
  });
});
