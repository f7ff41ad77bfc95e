// @vitest-environment happy-dom

import { type Responses, renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InterestButton } from '../interest-button.tsx';

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
    const { calls } = await renderPart(<InterestButton courseId={3} />, { responses });
    const tell = await screen.findByRole<HTMLButtonElement>('button', { name: 'Tell me when it opens' });
    // it can be pressed once it is known how things stand
    await waitFor(() => expect(tell.disabled).toBe(false));
    fireEvent.click(tell);
    expect(await screen.findByText('We’ll tell you when it opens.')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Don’t tell me' }));
    expect(await screen.findByRole('button', { name: 'Tell me when it opens' })).toBeTruthy();
    expect(calls).toContain('DELETE /api/courses/3/interests');
  });
});
