// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { seesLostConnection } from '@sullam/web-kit/testing/lost-connection.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Frame } from '../frame.tsx';

it.each(DIRECTIONS)(
  'says that the server is away, and what becomes of what was typed, in $language',
  async ({ language }) => {
    await seesLostConnection({
      frame: Frame,
      language,
      responses: { 'GET /api/notifications/count': { count: 0 } },
    });
    expect(screen.getByRole('banner')).toBeTruthy();
  },
);
