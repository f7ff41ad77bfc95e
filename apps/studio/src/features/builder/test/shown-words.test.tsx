// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administratorSession } from '../../../../test/studio-fixtures.ts';
import { courseQuery } from '../../course-editor/course-editor.api.ts';
import { ShownWords } from '../shown-words.tsx';
import { COURSE } from './outline-fixtures.ts';

it.each(DIRECTIONS)('a text says who sees it, by the state of its course, in $language', async ({ language }) => {
  const Texts = () => (
    <>
      <p data-testid="new">
        <ShownWords courseId={3} isWritten={false} />
      </p>
      <p data-testid="written">
        <ShownWords courseId={3} isWritten />
      </p>
    </>
  );
  const { kit } = await renderScreen({
    screens: [{ path: '/text', areas: ['builder'], load: async () => Texts }],
    at: '/text',
    language,
    session: administratorSession(),
    responses: {},
  });
  const t = kit.wording.get();
  const words = async () => (await screen.findByTestId('written')).textContent;
  const within = (status: string) =>
    act(async () => kit.queryClient.setQueryData(courseQuery(3).queryKey, { ...COURSE, status } as never));
  await within('DRAFT');
  expect(await words()).toBe(t('builder.editor.shownLater'));
  await within('PUBLISHED');
  expect(await words()).toBe(t('builder.editor.shown'));
  expect(screen.getByTestId('new').textContent).toBe(t('builder.editor.savesItself'));
});
