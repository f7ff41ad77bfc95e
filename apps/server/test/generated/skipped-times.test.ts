import { beforeAll, expect, it } from 'vitest';
import { givenLectureWorld, type LectureWorld } from '../../src/modules/classroom/lectures/test/lectures.factory.ts';
import { givenEventHouse } from '../../src/modules/events/events/test/events.factory.ts';
import type { TestMember } from '../support/arrange.ts';
import { callAs } from '../support/classroom.ts';
import { testServer } from '../support/test-server.ts';

const server = testServer();
let world: LectureWorld;
let organizer: TestMember;

beforeAll(async () => {
  world = await givenLectureWorld(server);
  ({ organizer } = await givenEventHouse(server));
});

/** The clocks of Berlin go forward over it. */
const DAY = '2031-03-30';
const SKIPPED = { localDate: DAY, localTime: '02:30', zone: 'Europe/Berlin', durationMinutes: 60 };
const day = { date: DAY, time: '02:30', durationMinutes: 60 };

interface Asked {
  as: TestMember;
  operation: string;
  body: object;
  path: string;
}

/** Everywhere that a time of the wall is entered with its zone: what takes such a time joins this list. */
const ENTRIES: readonly [string, () => Asked][] = [
  [
    'an event',
    () => ({
      as: organizer,
      operation: 'POST /api/events',
      body: { title: { en: 'Night' }, zone: SKIPPED.zone, days: [day] },
      path: 'days.0.time',
    }),
  ],
  [
    'a lecture',
    () => ({
      as: world.instructor,
      operation: `POST /api/courses/${world.courseId}/lectures`,
      body: { title: { en: 'Night' }, ...SKIPPED, settings: world.settings() },
      path: 'localTime',
    }),
  ],
  [
    'a session of attendance',
    () => ({
      as: world.instructor,
      operation: `POST /api/courses/${world.courseId}/attendance-sessions`,
      body: { title: { en: 'Night' }, place: {}, ...SKIPPED, lateMinutes: 5 },
      path: 'localTime',
    }),
  ],
];

it.each(ENTRIES)('refuses a time that the clock skips: %s', async (_what, entry) => {
  const { as, operation, body, path } = entry();
  const refused = await callAs<{ details: { path: string; code: string }[] }>(server, as, operation, body);
  expect(refused.status).toBe(400);
  expect(refused.body.details).toMatchObject([{ path, code: 'skippedTime' }]);
  const later = JSON.parse(JSON.stringify(body).replaceAll('02:30', '03:30'));
  expect((await callAs(server, as, operation, later)).status).toBeLessThan(300);
});
