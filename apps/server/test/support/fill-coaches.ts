import type { Own, Row } from './fill.ts';
import type { TestServer } from './test-server.ts';

interface Filling {
  /** Puts a row of the organisation into a table. */
  own: Own;
  both: unknown;
  marker: string;
  coachUserId: number;
  administratorUserId: number;
}

/** An approved coach whom everybody finds, with one row in each list of the page. */
export async function fillCoaches(
  server: TestServer,
  { own, both, marker, coachUserId, administratorUserId }: Filling,
): Promise<Row> {
  const now = server.clock.now();
  const coach = await own('coaches', {
    user_id: coachUserId,
    status: 'APPROVED',
    visibility: 'PUBLIC',
    title: both,
    summary: both,
    description: both,
    city: both,
    gender: 'FEMALE',
    focus_areas: server.admin.json([{ en: marker }]),
    search_words: marker,
    decided_by: administratorUserId,
    decided_at: now,
    submitted_at: now,
    created_at: now,
  });
  const { coach_id } = coach;
  const { coaching_topic_id } = await own('coaching_topics', { title: both, hue: 200, position: 0 });
  await own('coach_topics', { coach_id, coaching_topic_id, position: 0 });
  await own('coach_languages', { coach_id, language: 'ar', level: 'NATIVE' });
  await own('coach_entries', { coach_id, kind: 'POSITION', title: both, place: both, from_year: 2019 });
  await own('coach_certifications', {
    coach_id,
    title: both,
    issuer: both,
    issued_on: '2025-01-01',
    valid_until: '2099-01-01',
    verification_url: `https://issuer.example.test/${marker}`,
    checked_by: administratorUserId,
    checked_at: now,
  });
  return coach;
}
