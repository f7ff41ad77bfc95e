// @vitest-environment happy-dom

import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CourseInterests } from '../course-interests.api.ts';
import { CourseInterestsScreen } from '../course-interests.screen.tsx';

const show = (interests: CourseInterests) =>
  renderScreen({
    screens: [{ path: '/courses/$courseId/interests', load: async () => CourseInterestsScreen }],
    at: '/courses/3/interests',
    session: sessionFor(900),
    responses: { 'GET /api/courses/3/interests': interests },
  });

describe('whom a course interests', () => {
  it('is counted by how they stand, and listed', async () => {
    const at = '2026-11-20T08:00:00.000Z';
    await show({
      data: [
        { userId: 1, firstName: 'Huda', lastName: 'Saleh', createdAt: at, toldAt: null, state: 'WAITING' },
        { userId: 2, firstName: 'Omar', lastName: 'Nasser', createdAt: at, toldAt: at, state: 'ENROLLED' },
      ],
      total: 2,
      counts: { waiting: 1, told: 0, enrolled: 1 },
    });
    expect(await screen.findByText('Huda Saleh')).toBeTruthy();
    expect(screen.getByText('1 waiting')).toBeTruthy();
    expect(screen.getByText('1 enrolled since')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  });

  it('says how people come here while there is nobody', async () => {
    await show({ data: [], total: 0, counts: { waiting: 0, told: 0, enrolled: 0 } });
    expect(await screen.findByText('No one has asked yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});
