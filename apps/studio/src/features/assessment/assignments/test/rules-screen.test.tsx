// @vitest-environment happy-dom
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { AssignmentRulesScreen } from '../rules.screen.tsx';
import { FIRST_RULES } from '../rules-form.ts';
import { assignment, CARD, OUTLINE } from './assignment-responses.ts';

const EDITING = 'GET /api/course-assignments/8/editing';

const saved = (version: number, maximum: string) =>
  assignment({ ...FIRST_RULES, isPublished: false, attachments: [], version, maximum });

async function show() {
  const server = { version: 1, maximum: '10' };
  const rendered = await renderScreen({
    screens: [
      {
        path: '/courses/$courseId/assignments/$assignmentId/rules',
        areas: ['assignment-marking', 'plagiarism', 'studio', 'builder', 'media', 'errors'],
        load: async () => AssignmentRulesScreen,
      },
    ],
    at: '/courses/3/assignments/8/rules',
    language: 'en',
    session: administratorSession(),
    responses: {
      [EDITING]: () => saved(server.version, server.maximum),
      'GET /api/course-assignments/8/findings': { isReady: true, findings: [] },
      'GET /api/courses/3/outline': OUTLINE,
      'GET /api/courses/3/assignments': { data: [CARD], total: 1 },
      'GET /api/courses/3/rubrics': { data: [], total: 0 },
    },
  });
  const t = rendered.kit.wording.get();
  const maximum = () =>
    screen.findByRole<HTMLInputElement>('textbox', { name: t('assignment-marking.fields.maximum') });
  await maximum();
  /** Somebody else saves, and this page learns of it. */
  const other = async (points: string) => {
    server.version += 1;
    server.maximum = points;
    await act(() =>
      rendered.kit.queryClient.refetchQueries({ queryKey: ['GET /api/course-assignments/{assignmentId}/editing'] }),
    );
  };
  return { maximum, other };
}

it('shows what somebody else has saved while nothing is being written', async () => {
  const { maximum, other } = await show();
  await other('20');
  await waitFor(async () => expect((await maximum()).value).toBe('20'));
});

it('keeps what is being written when somebody else saves', async () => {
  const { maximum, other } = await show();
  fireEvent.change(await maximum(), { target: { value: '15' } });
  await other('20');
  expect((await maximum()).value).toBe('15');
});

it('names one that is still to be made, folds its rules, and publishes it in one act', async () => {
  const sent: string[] = [];
  const isMade = () => sent.length > 0;
  const sections = OUTLINE.sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((lesson) => ({ ...lesson, title: { en: 'Essay' } })),
  }));
  const { kit } = await renderScreen({
    screens: [
      {
        path: '/courses/$courseId/assignments/$assignmentId/rules',
        areas: ['assignment-marking', 'plagiarism', 'studio', 'builder', 'media', 'errors'],
        load: async () => AssignmentRulesScreen,
      },
    ],
    at: '/courses/3/assignments/8/rules',
    language: 'en',
    session: administratorSession(),
    responses: {
      [EDITING]: () => ({ ...saved(1, '100'), isPublished: sent.includes('publish') }),
      'GET /api/course-assignments/8/findings': { isReady: true, findings: [] },
      'GET /api/courses/3/outline': { ...OUTLINE, sections },
      'GET /api/courses/3/assignments': () => (isMade() ? { data: [CARD], total: 1 } : { data: [], total: 0 }),
      'GET /api/courses/3/rubrics': { data: [], total: 0 },
      'PUT /api/course-assignments/8': () => {
        sent.push('save');
        return saved(1, '100') as never;
      },
      'POST /api/course-assignments/8/publish': () => {
        sent.push('publish');
        return { ...saved(1, '100'), isPublished: true } as never;
      },
    },
  });
  const t = kit.wording.get();
  const marking = await screen.findByRole('heading', { name: t('assignment-marking.titles.marking') });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Essay');
  // it stands in the outline already
  expect(screen.getByRole('button', { name: t('common.actions.saveChanges') })).toBeDefined();
  expect(screen.queryByRole('button', { name: t('common.actions.create') })).toBeNull();
  expect(marking.closest('details')?.open).toBe(false);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: t('assignment-marking.actions.publish') })));
  await screen.findByRole('button', { name: t('assignment-marking.actions.unpublish') });
  expect(sent).toEqual(['save', 'publish']);
});
