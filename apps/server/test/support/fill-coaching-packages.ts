import { randomUUID } from 'node:crypto';
import type { Own, Row } from './fill.ts';
import type { TestServer } from './test-server.ts';

const DAY = 86_400_000;

interface Filling {
  /** Puts a row of the organisation into a table. */
  own: Own;
  both: unknown;
  marker: string;
  userId: number;
  administratorUserId: number;
  sessionType: Row;
  session: Row;
}

/** A package that an administrator assigned to the learner, with one credit that is reserved for a session. */
export async function fillCoachingPackages(
  server: TestServer,
  { own, both, marker, userId, administratorUserId, sessionType, session }: Filling,
): Promise<void> {
  const now = server.clock.now();
  const { coach_id, session_type_id } = sessionType;
  const { coaching_package_id } = await own('coaching_packages', {
    coach_id,
    title: both,
    session_count: 4,
    validity_days: 90,
    price_minor: 40_000,
    is_for_sale: true,
    created_at: now,
  });
  await own('coaching_package_types', { coaching_package_id, session_type_id });
  const { credit_lot_id } = await own('coaching_credit_lots', {
    coaching_package_id,
    user_id: userId,
    source: 'ADMINISTRATOR',
    source_key: randomUUID(),
    is_promotional: true,
    reason: marker,
    granted_by: administratorUserId,
    granted_count: 4,
    expires_at: new Date(now.getTime() + 90 * DAY),
    created_at: now,
  });
  const { coaching_session_id } = session;
  await own('coaching_credit_movements', { credit_lot_id, kind: 'GRANTED', amount: 4, created_at: now });
  await own('coaching_credit_movements', {
    credit_lot_id,
    kind: 'RESERVED',
    amount: -1,
    coaching_session_id,
    created_at: now,
  });
}
