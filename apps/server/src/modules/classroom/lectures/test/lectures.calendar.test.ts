import ical, { type VEvent } from 'node-ical';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenSession } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenLectureWorld, type LectureWorld } from './lectures.factory.ts';

const server = testServer();
let world: LectureWorld;

beforeAll(async () => {
  world = await givenLectureWorld(server);
});

async function fileOf(lectureId: number) {
  const { headers } = await givenSession(server, world.organizationId, world.learner.userId);
  const url = `/api/course-lectures/${lectureId}/calendar`;
  const response = await server.app.http.inject({ method: 'GET', url, headers });
  const text = response.body;
  const event = Object.values(ical.sync.parseICS(text)).find((each) => each?.type === 'VEVENT') as VEvent & {
    sequence: string;
    status: string;
  };
  return { text, event, name: String(response.headers['content-disposition']) };
}

describe('a lecture in a calendar', () => {
  it('replaces its entry when it moves, and takes it away when it is cancelled', async () => {
    const lectureId = await world.given(0, {}, { localDate: '2031-12-05', localTime: '10:00', zone: 'Asia/Riyadh' });
    const before = await fileOf(lectureId);
    expect(before.name).toMatch(/^attachment; filename="Lecture - \w.* 2031-12-05\.ics"/);
    expect(before.event.start.toISOString()).toBe('2031-12-05T07:00:00.000Z');
    expect(before.text).toContain('DTSTART;TZID=Asia/Riyadh:20311205T100000');
    await world.patch(lectureId, { localDate: '2031-12-06', localTime: '11:30' });
    const moved = await fileOf(lectureId);
    expect(moved.event.uid).toBe(before.event.uid);
    expect(Number(moved.event.sequence)).toBeGreaterThan(Number(before.event.sequence));
    expect(moved.event.start.toISOString()).toBe('2031-12-06T08:30:00.000Z');
    await world.ask(world.instructor, `POST /api/course-lectures/${lectureId}/cancel`, {});
    const gone = await fileOf(lectureId);
    expect([gone.event.uid, gone.event.status]).toEqual([before.event.uid, 'CANCELLED']);
    expect(Number(gone.event.sequence)).toBeGreaterThan(Number(moved.event.sequence));
    expect(gone.text).toContain('METHOD:CANCEL');
  });

  it('never gives the address of the meeting away', async () => {
    const lectureId = await world.given(0, {}, { localDate: '2031-12-07', localTime: '10:00' });
    expect((await fileOf(lectureId)).text).not.toContain('meet.jit.si');
  });

  it('goes on with its number when nothing but files change', async () => {
    const lectureId = await world.given(0, {}, { localDate: '2031-12-08', localTime: '10:00' });
    const before = await fileOf(lectureId);
    await world.patch(lectureId, { materialMediaIds: [] });
    expect((await fileOf(lectureId)).event.sequence).toBe(before.event.sequence);
  });
});
