// @vitest-environment happy-dom
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { DIRECTIONS, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EDITOR_SCREENS } from '../../../editor-routes.tsx';
import { reordered, withoutHidden } from '../outline-order.ts';

const lesson = (courseSubsectionId: number, en: string) => ({
  courseSubsectionId,
  kind: 'ARTICLE' as const,
  title: { en, ar: `درس ${courseSubsectionId}` },
  isRequired: true,
  durationMinutes: 0,
  releaseAt: null,
  prerequisiteSubsectionId: null,
  hasContent: courseSubsectionId !== 2,
  hasDraft: false,
  textLanguages: [],
  version: 1,
});

const outline = {
  courseId: 3,
  version: 4,
  sections: [
    { courseSectionId: 1, title: { en: 'First', ar: 'الأول' }, subsections: [lesson(1, 'One'), lesson(2, 'Two')] },
    { courseSectionId: 2, title: { en: 'Second', ar: 'الثاني' }, subsections: [] },
  ],
};

const course = {
  courseId: 3,
  title: { en: 'A course', ar: 'دورة' },
  status: 'DRAFT',
};

describe('an outline in a new order', () => {
  it('moves lessons between sections and keeps everything that they are', () => {
    const next = reordered(outline, [
      { id: 's2', children: ['l2'] },
      { id: 's1', children: ['l1'] },
    ]);
    expect(
      next.sections.map(({ courseSectionId, subsections }) => [
        courseSectionId,
        subsections.map(({ title }) => title.en),
      ]),
    ).toEqual([
      [2, ['Two']],
      [1, ['One']],
    ]);
    expect(next.version).toBe(4);
  });

  it('leaves out what has just been deleted', () => {
    const left = withoutHidden(outline, new Set(['s2', 'l1']));
    expect(
      left.sections.map(({ subsections }) => subsections.map(({ courseSubsectionId }) => courseSubsectionId)),
    ).toEqual([[2]]);
  });
});

describe.each(DIRECTIONS)('the builder in $language', ({ language }) => {
  it('shows sections and lessons, and which are empty', async () => {
    const { kit } = await renderScreen({
      screens: EDITOR_SCREENS,
      at: '/courses/3/outline',
      language,
      session: sessionFor(900),
      answers: { 'GET /api/courses/3/editing': course, 'GET /api/courses/3/outline': outline },
    });
    const t = kit.wording.get();
    expect(await screen.findByText(language === 'ar' ? 'الأول' : 'First')).toBeDefined();
    expect(screen.getByText(language === 'ar' ? 'درس 1' : 'One')).toBeDefined();
    expect(screen.getAllByText(t('builder.outline.noContent')).length).toBe(1);
    expect(screen.getByRole('button', { name: t('builder.outline.addModule') })).toBeDefined();
  });
});
