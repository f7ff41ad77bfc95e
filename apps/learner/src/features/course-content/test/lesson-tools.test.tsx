// @vitest-environment happy-dom
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import { DIRECTIONS, renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LessonTools } from '../lesson-tools.tsx';

vi.mock('../../../features.gen.ts', () => ({
  FEATURES: [
    {},
    {
      lessonTools: [
        {
          load:
            async () =>
            ({ courseSubsectionId }) => <button type="button">{`Mark ${courseSubsectionId}`}</button>,
          areas: ['search'],
        },
      ],
    },
  ] satisfies FeatureParts[],
}));

describe.each(DIRECTIONS)('the head of a lesson in $language', ({ language }) => {
  it('shows the buttons that features bring', async () => {
    await renderPart(<LessonTools courseSubsectionId={7} />, { language });
    expect(await screen.findByRole('button', { name: 'Mark 7' })).toBeTruthy();
  });
});
