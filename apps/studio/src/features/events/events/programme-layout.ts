import type { Localized } from '@sullam/domain/localized.ts';
import type { EventForm } from './event-form.ts';

export type Session = EventForm['sessions'][number];

const DAY = 24 * 60;
/** By how much keys and the pointer move: shorter steps are typed. */
export const STEP = 5;
const SHORTEST = 5;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const isNamed = ({ en, ar }: Localized): boolean => Boolean(en?.trim() || ar?.trim());
/** Two rooms are one where both languages call them alike. */
const keyOf = ({ en, ar }: Localized): string => JSON.stringify([en?.trim() ?? '', ar?.trim() ?? '']);

function distinct(names: readonly Localized[]): Localized[] {
  const byKey = new Map(names.filter(isNamed).map((name) => [keyOf(name), name]));
  return [...byKey.values()];
}

export const roomsOf = (sessions: readonly Session[]): Localized[] => distinct(sessions.map(({ room }) => room));
export const tracksOf = (sessions: readonly Session[]): Localized[] => distinct(sessions.map(({ track }) => track));
export const placeIn = (names: readonly Localized[], name: Localized): number =>
  names.findIndex((one) => keyOf(one) === keyOf(name));

export interface Block {
  readonly session: Session;
  /** The number of its room; null: it is for everybody, across all of them. */
  readonly column: number | null;
  /** In minutes after the first hour that is shown. */
  readonly top: number;
  readonly minutes: number;
  /** Of those that are at the same time in the same place: which, and how many. */
  readonly lane: number;
  readonly lanes: number;
}

export interface DayLayout {
  readonly rooms: readonly Localized[];
  /** The hours that are shown, the last one's end left out. */
  readonly hours: readonly number[];
  readonly blocks: readonly Block[];
}

const endOf = (session: Session): number => minutesOf(session.time) + session.durationMinutes;
const meet = (one: Session, other: Session): boolean =>
  minutesOf(one.time) < endOf(other) && minutesOf(other.time) < endOf(one);

/** Where each session of a day stands in the grid: rooms are its columns, in the order in which the programme names them. */
export function layOut(sessions: readonly Session[], rooms: readonly Localized[]): DayLayout {
  const first = sessions.length > 0 ? Math.min(...sessions.map(({ time }) => minutesOf(time))) : 9 * 60;
  const last = Math.max(Math.min(first + 4 * 60, DAY), ...sessions.map(endOf));
  const from = Math.floor(first / 60);
  const hours = Array.from({ length: Math.ceil(last / 60) - from }, (_, at) => from + at);
  const columnOf = ({ room }: Session): number | null => (isNamed(room) ? placeIn(rooms, room) : null);
  const isBeside = (one: Session, other: Session): boolean => meet(one, other) && columnOf(one) === columnOf(other);
  const sorted = [...sessions].sort((one, other) => one.time.localeCompare(other.time));
  const blocks = sorted.map((session, at) => {
    const beside = sorted.filter((other) => other !== session && isBeside(session, other));
    const lane = sorted.slice(0, at).filter((other) => isBeside(session, other)).length;
    return {
      session,
      column: columnOf(session),
      top: minutesOf(session.time) - from * 60,
      minutes: session.durationMinutes,
      lane,
      lanes: beside.length + 1,
    };
  });
  return { rooms, hours, blocks };
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The same session, later or earlier by some minutes; it stays within its day. */
export const shifted = ({ time, durationMinutes }: Session, by: number): Partial<Session> => ({
  time: timeOf(within(minutesOf(time) + by, 0, DAY - Math.min(durationMinutes, DAY - SHORTEST))),
});

export const lengthened = ({ durationMinutes }: Session, by: number): Partial<Session> => ({
  durationMinutes: within(durationMinutes + by, SHORTEST, DAY),
});

/** In the room so many columns on; null: there is none, or it is for all of them. */
export function movedTo(rooms: readonly Localized[], { room }: Session, by: number): Partial<Session> | null {
  const at = placeIn(rooms, room);
  const next = rooms[at + by];
  return at < 0 || !next ? null : { room: next };
}
