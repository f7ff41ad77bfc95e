// @vitest-environment happy-dom
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { NextWork } from '../next-work.tsx';

const work = (kind: string, count: number, path: string) => ({
  ...{ kind, count, path, lateCount: 0, since: null, title: { en: 'Final exam' }, course: null, people: [], note: '' },
});

async function show(...data: ReturnType<typeof work>[]) {
  const { kit } = await renderScreen({
    screens: [{ path: '/desk', areas: ['marking', 'studio'], load: async () => NextWork }],
    at: '/desk',
    language: 'en',
    session: administratorSession(),
    responses: { 'GET /api/studio/waiting': { data, total: 0, toMarkCount: 0, agenda: [] } as never },
  });
  const t = kit.wording.get();
  await screen.findByText(t('marking.empty.open'));
  return t;
}

it('leads from the end of a queue to what waits for a mark next', async () => {
  const t = await show(work('APPROVALS', 2, '/approvals'), work('ANSWERS', 24, '/courses/3/exams/held/9/marking/7'));
  const link = await screen.findByRole('link', { name: t('studio.acts.mark', { count: 24, title: 'Final exam' }) });
  expect(link.getAttribute('href')).toContain('/courses/3/exams/held/9/marking/7');
});

it('only says that all is marked where nothing else waits', async () => {
  await show(work('APPROVALS', 2, '/approvals'));
  expect(screen.queryByRole('link')).toBeNull();
});
