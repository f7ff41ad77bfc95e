// @vitest-environment happy-dom
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Palette } from '../palette.ts';
import { ProfileButton } from '../profile-button.tsx';

it('fetches the search and its words once somebody moves in the page, before anybody presses', async () => {
  const preload = vi.spyOn(Palette, 'preload');
  const { kit } = await renderPart(<ProfileButton />, { session: sessionFor(900), responses: {} });
  expect(await screen.findByRole('button', { name: kit.wording.get()('shell.profile.open') })).toBeTruthy();
  expect(preload).not.toHaveBeenCalled();
  fireEvent.touchStart(document.body);
  expect(preload).toHaveBeenCalled();
  await waitFor(() => expect(kit.wording.hasAreas(['search'])).toBe(true));
  preload.mockRestore();
});
