// @vitest-environment happy-dom
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EventGroupField } from '../event-group-field.tsx';

it('offers the groups, also one that the list doesn’t reach, and saves at once', async () => {
  const sent: unknown[] = [];
  await renderPart(<EventGroupField eventId={5} />, {
    session: sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_read_social_groups'] } }),
    responses: {
      'GET /api/groups': { data: [{ groupId: 4, name: { en: 'Managers' } }], total: 1 },
      'GET /api/events/5/group': { group: { groupId: 9, name: { en: 'Walkers' } } },
      'PUT /api/events/5/group': (_query: URLSearchParams, body: unknown) => {
        sent.push(body);
      },
    } as unknown as Responses,
  });
  const select = await screen.findByRole<HTMLSelectElement>('combobox');
  expect([...select.options].map(({ text }) => text)).toEqual(expect.arrayContaining(['Walkers', 'Managers']));
  expect(select.value).toBe('9');
  fireEvent.change(select, { target: { value: '4' } });
  await waitFor(() => expect(sent).toEqual([{ groupId: 4 }]));
});
