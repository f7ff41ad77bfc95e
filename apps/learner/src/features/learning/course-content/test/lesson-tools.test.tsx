// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { TEST_BOOTSTRAP } from '@sullam/web-kit/testing/fixtures.ts';
import { renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lessonToolsOf } from '../lesson-tools.tsx';

const tool = (name: string) => async () => {
  return ({ courseSubsectionId }: { readonly courseSubsectionId: number }) => (
    <button type="button">{`${name} ${courseSubsectionId}`}</button>
  );
};

const Tools = lessonToolsOf([
  {},
  { lessonTools: [{ load: tool('Mark') }] },
  { lessonTools: [{ load: tool('Write'), features: ['notes'] }] },
]);

describe.each(DIRECTIONS)('the head of a lesson in $language', ({ language }) => {
  it('shows the buttons that features bring', async () => {
    await renderPart(<Tools courseSubsectionId={7} />, { language });
    expect(await screen.findByRole('button', { name: 'Mark 7' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Write 7' })).toBeTruthy();
  });
});

describe('a button of a feature that is off', () => {
  it('is not there', async () => {
    const features = { ...TEST_BOOTSTRAP.features, notes: false };
    await renderPart(<Tools courseSubsectionId={7} />, { bootstrap: { features } });
    expect(await screen.findByRole('button', { name: 'Mark 7' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Write 7' })).toBeNull();
  });
});
