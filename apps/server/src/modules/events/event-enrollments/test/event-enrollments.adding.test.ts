import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Addition, AdditionRows } from '../../../identity/learner-additions/learner-additions.public.ts';
import { givenEvent, givenEventHouse, readAs } from '../../events/test/events.factory.ts';

const server = testServer();

it('gives the free places in order, queues the rest, and takes exactly that back', async () => {
  const { organizationId, organizer } = await givenEventHouse(server);
  const { eventId, eventTicketTypeId } = await givenEvent(server, organizer, { capacity: 2 });
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => givenMember(server, organizationId)));
  const people = [one!, two!, three!];
  const text = people.map(({ email }) => email).join('\n');
  const path = `POST /api/events/${eventId}/learner-additions`;
  const seen = await callAs<AdditionRows>(server, organizer, `POST /api/events/${eventId}/learner-addition-previews`, {
    eventTicketTypeId,
    userIds: [],
    text,
  });
  expect(seen.body.rows.map(({ outcome }) => outcome)).toEqual(['ADDED', 'ADDED', 'WAITLISTED']);
  const add = (requestKey: string, as: TestMember = organizer) =>
    callAs<Addition>(server, as, path, {
      eventTicketTypeId,
      requestKey,
      note: 'Team day',
      people: people.map(({ email }) => ({ email })),
    });
  const added = await add(randomUUID());
  expect(added.body.rows.map(({ outcome }) => outcome)).toEqual(['ADDED', 'ADDED', 'WAITLISTED']);
  expect((await readAs(server, three!, eventId)).own).toMatchObject({ state: 'WAITLISTED', queuePlace: 1 });
  expect((await add(randomUUID())).body.rows.map(({ outcome }) => outcome)).toEqual(['ALREADY', 'ALREADY', 'ALREADY']);
  expect((await add(randomUUID(), one!)).status).toBe(403);
  const undo = `DELETE /api/events/${eventId}/learner-additions/${added.body.learnerAdditionId}`;
  expect((await callAs(server, organizer, undo)).body).toEqual({ removed: 3 });
  expect((await readAs(server, one!, eventId)).own).toBeNull();
});
