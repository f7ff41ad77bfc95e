import type { ScheduleEntry } from './activities.api.ts';
import { dayOf, minutesInto } from './schedule-days.ts';

/** Takes place from one hour to another; everything else is due, opens or closes at a moment. */
export const takesPlace = (entry: ScheduleEntry): entry is ScheduleEntry & { endsAt: string } => entry.endsAt !== null;

const DONE: ReadonlySet<ScheduleEntry['state']> = new Set(['HANDED_IN', 'MARKED']);
/** The reader has done it. What took place isn't among it: it may have done so without them. */
export const isDone = ({ state }: ScheduleEntry): boolean => DONE.has(state);
/** Nothing is left to do about it. */
export const isSettled = (entry: ScheduleEntry): boolean => isDone(entry) || entry.state === 'OVER';

const DAY_MINUTES = 24 * 60;

/** From when to when of its day something takes place, in minutes; what goes on past midnight ends with the day. */
export function minutesOf(entry: ScheduleEntry & { endsAt: string }): [from: number, to: number] {
  const from = minutesInto(entry.at);
  const to = dayOf(entry.endsAt) === dayOf(entry.at) ? minutesInto(entry.endsAt) : DAY_MINUTES;
  // an hour that the clock repeats in autumn would end before it began
  return [from, Math.max(to, from + 15)];
}

export interface Placed {
  entry: ScheduleEntry & { endsAt: string };
  from: number;
  to: number;
  /** Beside how many others it stands, and which place among them it has. */
  lane: number;
  lanes: number;
}

/** What takes place on a day, side by side where it does so at once. */
export function placedOn(entries: readonly ScheduleEntry[]): Placed[] {
  const inOrder = entries
    .filter(takesPlace)
    .map((entry) => ({ entry, range: minutesOf(entry) }))
    .sort((one, other) => one.range[0] - other.range[0] || other.range[1] - one.range[1]);
  const placed: Placed[] = [];
  let cluster: Placed[] = [];
  let clusterEnd = 0;
  const close = () => {
    const lanes = Math.max(0, ...cluster.map(({ lane }) => lane + 1));
    for (const each of cluster) each.lanes = lanes;
    cluster = [];
  };
  for (const { entry, range } of inOrder) {
    const [from, to] = range;
    if (from >= clusterEnd) close();
    let lane = 0;
    while (cluster.some((each) => each.lane === lane && each.to > from)) lane += 1;
    const place = { entry, from, to, lane, lanes: 1 };
    cluster.push(place);
    placed.push(place);
    clusterEnd = Math.max(cluster.length === 1 ? 0 : clusterEnd, to);
  }
  close();
  return placed;
}

const EARLIEST = 8;
const LATEST = 18;

/** The hours that a week shows: the usual ones, and those in which something takes place. */
export function hoursOf(placed: readonly Placed[]): [first: number, last: number] {
  const first = Math.min(EARLIEST, ...placed.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(LATEST, ...placed.map(({ to }) => Math.ceil(to / 60)));
  return [first, last];
}

export interface Clash {
  one: ScheduleEntry;
  other: ScheduleEntry;
  from: string;
  to: string;
}

/** Pairs that take place at the same time and are not over yet. */
export function clashesOf(entries: readonly ScheduleEntry[]): Clash[] {
  const open = entries.filter(takesPlace).filter((entry) => !isSettled(entry));
  return open.flatMap((one, index) =>
    open
      .slice(index + 1)
      .filter((other) => Date.parse(one.at) < Date.parse(other.endsAt) && Date.parse(other.at) < Date.parse(one.endsAt))
      .map((other) => ({
        one,
        other,
        from: Date.parse(one.at) > Date.parse(other.at) ? one.at : other.at,
        to: Date.parse(one.endsAt) < Date.parse(other.endsAt) ? one.endsAt : other.endsAt,
      })),
  );
}
