// @vitest-environment happy-dom

import { type Responses, renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TellMe } from '../tell-me.tsx';

describe('the wish to be told', () => {
  it('is kept and taken back', async () => {
    let isWaiting = false;
    const responses: Responses = {
      'GET /api/courses/3/interests/mine': () => ({ isWaiting }),
      'POST /api/courses/3/interests': () => {
        isWaiting = true;
      },
      'DELETE /api/courses/3/interests': () => {
        isWaiting = false;
      },
    };
    const { calls } = await renderPart(<TellMe courseId={3} />, { responses });
    fireEvent.click(await screen.findByRole('button', { name: 'Tell me when it opens' }));
    expect(await screen.findByText('We’ll tell you when it opens.')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Don’t tell me' }));
    expect(await screen.findByRole('button', { name: 'Tell me when it opens' })).toBeTruthy();
    expect(calls).toContain('DELETE /api/courses/3/interests');
  });
});
