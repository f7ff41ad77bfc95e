import { systemContext } from '../../src/kernel/context.ts';
import { transaction } from '../../src/kernel/database/database.ts';
import { issuerOf } from '../../src/modules/organization/issuer-keys/issuer-keys.public.ts';
import type { Own } from './fill.ts';
import type { TestServer } from './test-server.ts';

interface Filling {
  /** Puts a row of the organisation into a table. */
  own: Own;
  both: unknown;
  marker: string;
  userId: number;
  authorId: number;
  lesson: { course_id: unknown; course_subsection_id: unknown };
}

const DAY = 86_400_000;

/** An event of tomorrow with a kind of ticket, of which the learner has one. */
export async function fillEvents(
  server: TestServer,
  { own, both, marker, userId, authorId, lesson }: Filling,
): Promise<void> {
  const now = server.clock.now();
  const startsAt = new Date(now.getTime() + DAY);
  const { place_pool_id } = await own('place_pools', { subject_kind: 'EVENT', subject_id: 1, capacity: 10 });
  const { event_id, organization_id } = await own('events', {
    title: both,
    subtitle: both,
    description: both,
    place: both,
    status: 'PUBLISHED',
    format: 'BOTH',
    meeting_url: `https://meet.example.test/${marker}`,
    zone: 'UTC',
    days: server.admin.json([{ date: startsAt.toISOString().slice(0, 10), time: '09:00', durationMinutes: 60 }]),
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + DAY / 24),
    expires_at: new Date(startsAt.getTime() + DAY),
    ticket_scope: marker,
    place_pool_id,
    created_by: authorId,
    created_at: now,
    changed_at: now,
  });
  const part = { subject_kind: 'EVENT_TICKET_TYPE', subject_id: 1, whole_pool_id: place_pool_id };
  const { place_pool_id: partPoolId } = await own('place_pools', part);
  const type = { event_id, name: both, position: 0, place_pool_id: partPoolId };
  const { event_ticket_type_id } = await own('event_ticket_types', type);
  const { place_id } = await own('places', {
    whole_pool_id: place_pool_id,
    part_pool_id: partPoolId,
    user_id: userId,
    state: 'TAKEN',
    changed_at: now,
  });
  await own('event_enrollments', {
    event_id,
    event_ticket_type_id,
    user_id: userId,
    state: 'ENROLLED',
    place_id,
    ticket_nonce: marker,
    ticket_hash: marker,
    short_code: marker.slice(0, 8),
    enrolled_at: now,
    state_at: now,
  });
  await own('event_ticket_drafts', { user_id: userId, event_ticket_type_id, answers: [], changed_at: now });
  await own('event_hosts', { event_id, user_id: authorId, position: 0 });
  await own('event_guests', { event_id, position: 0, name: both, role: both });
  await own('event_credits', { event_id, ...lesson, created_at: now });
  await own('favorite_events', { event_id, user_id: userId, created_at: now });
  // publishing it would have made the key that signs its tickets
  const system = systemContext(server.platform, organization_id as number);
  await transaction(system, (tx) => issuerOf(system, tx));
}
