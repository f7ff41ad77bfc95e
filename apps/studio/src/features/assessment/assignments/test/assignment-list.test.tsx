// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import { COURSE } from '../../../learning/builder/test/outline-fixtures.ts';
import { CARD } from './assignment-responses.ts';

const second = { ...CARD, assignmentId: 9, title: { en: 'Plan', ar: 'خطة' } };
const third = { ...CARD, assignmentId: 10, title: { en: 'Slides', ar: 'شرائح' }, isPublished: false };

it.each(DIRECTIONS)(
  'shows how far each assignment is, and where marking begins, in $language',
  async ({ language }) => {
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/courses/3/assignments',
      language,
      session: administratorSession(),
      responses: {
        'GET /api/courses/3/editing': COURSE,
        'GET /api/courses/3/outline': { courseId: 3, version: 1, sections: [] },
        'GET /api/courses/3/assignments': { data: [CARD, second, third], total: 3 },
        'GET /api/courses/3/assignments/progress': {
          data: [
            {
              ...{
                assignmentId: CARD.assignmentId,
                handedInCount: 23,
                expectedCount: 31,
                toMarkCount: 8,
                lateCount: 2,
              },
              ...{ average: '7.80', firstSubmissionId: 44 },
            },
            {
              ...{ assignmentId: 9, handedInCount: 31, expectedCount: 31, toMarkCount: 0, lateCount: 0 },
              ...{ average: '15.20', firstSubmissionId: null },
            },
          ],
        },
      },
    });
    const t = kit.wording.get();
    const title = CARD.title[language] ?? '';
    const mark = await screen.findByRole('link', { name: t('assignment-marking.list.markOf', { count: 8, title }) });
    expect(mark.getAttribute('href')).toBe(`/courses/3/assignments/${CARD.assignmentId}/submissions/44`);
    const rowOf = (name: string) => screen.getByText(name).closest('[role=row], li, tr') as HTMLElement;
    const numbers = (value: number) => (language === 'ar' ? value.toLocaleString('ar-EG') : String(value));
    const of = (count: number) => t('assignment-marking.list.of', { count: numbers(count), total: numbers(31) });
    expect(within(rowOf(title)).getByText(of(23))).toBeDefined();
    expect(within(rowOf(title)).getByText(t('assignment-marking.list.late', { count: 2 }))).toBeDefined();
    expect(within(rowOf(second.title[language])).getByText(t('assignment-marking.list.allMarked'))).toBeDefined();
    expect(within(rowOf(third.title[language])).queryByText(of(0))).toBeNull();
  },
);
