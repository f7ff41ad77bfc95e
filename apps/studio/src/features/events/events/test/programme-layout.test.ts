import { describe, expect, it } from 'vitest';
import { layOut, lengthened, movedTo, roomsOf, type Session, shifted, tracksOf } from '../programme-layout.ts';

const session = (key: string, change: Partial<Session> = {}): Session => ({
  key,
  date: '2026-12-10',
  time: '09:00',
  durationMinutes: 60,
  title: { en: key },
  speakers: {},
  room: {},
  track: {},
  ...change,
});
const HALL = { en: 'Hall 4', ar: 'القاعة ٤' };
const ROOM = { en: 'Room 2', ar: 'الغرفة ٢' };

describe('a day of a programme', () => {
  it('has a column for each room, once, and none for what is everybody’s', () => {
    const sessions = [
      session('talk', { room: HALL }),
      session('workshop', { room: ROOM, time: '10:00', durationMinutes: 90 }),
      session('again', { room: { ...HALL, en: ' Hall 4 ' }, time: '12:00' }),
      session('lunch', { time: '11:30', durationMinutes: 30 }),
    ];
    const rooms = roomsOf(sessions);
    expect(rooms).toHaveLength(2);
    const { blocks, hours } = layOut(sessions, rooms);
    expect(blocks.map(({ session: { key }, column, top }) => [key, column, top])).toEqual([
      ['talk', 0, 0],
      ['workshop', 1, 60],
      ['lunch', null, 150],
      ['again', 0, 180],
    ]);
    expect(hours).toEqual([9, 10, 11, 12]);
  });

  it('puts two that are in one room at one time beside each other', () => {
    const sessions = [
      session('a', { room: HALL }),
      session('b', { room: HALL, time: '09:30' }),
      session('c', { time: '10:30', room: HALL }),
    ];
    const { blocks } = layOut(sessions, roomsOf(sessions));
    expect(blocks.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  it('begins with its first session and goes on past midday where that is late', () => {
    const { hours } = layOut([session('dawn', { time: '05:45' }), session('night', { time: '23:30' })], []);
    expect([hours[0], hours.at(-1)]).toEqual([5, 24]);
  });

  it('is as short as an evening', () => {
    const { hours, blocks } = layOut([session('circle', { time: '18:30' })], []);
    expect(hours).toEqual([18, 19, 20, 21, 22]);
    expect(blocks[0]?.top).toBe(30);
    expect(layOut([session('late', { time: '22:00' })], []).hours).toEqual([22, 23]);
  });

  it('names tracks in their order', () => {
    const track = { en: 'Talk' };
    expect(
      tracksOf([session('a', { track }), session('b', { track: { en: 'Workshop' } }), session('c', { track })]),
    ).toEqual([track, { en: 'Workshop' }]);
  });
});

describe('a session that is moved', () => {
  it('stays within its day', () => {
    expect(shifted(session('a'), 5)).toEqual({ time: '09:05' });
    expect(shifted(session('a', { time: '00:03' }), -5)).toEqual({ time: '00:00' });
    expect(shifted(session('a', { time: '22:58' }), 60)).toEqual({ time: '23:00' });
    expect(lengthened(session('a', { durationMinutes: 5 }), -5)).toEqual({ durationMinutes: 5 });
  });

  it('goes to the room beside, where there is one', () => {
    const rooms = [HALL, ROOM];
    expect(movedTo(rooms, session('a', { room: HALL }), 1)).toEqual({ room: ROOM });
    expect(movedTo(rooms, session('a', { room: ROOM }), 1)).toBeNull();
    expect(movedTo(rooms, session('a'), 1)).toBeNull();
  });
});
