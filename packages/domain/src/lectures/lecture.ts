/** What a lecture is, in the words that server and screens share. */

export const LECTURE_KINDS = ['ONLINE', 'ON_CAMPUS'] as const;
export type LectureKind = (typeof LECTURE_KINDS)[number];

/** Where an online lecture takes place. JITSI gets a room of its own by a random name; the others have an address. */
export const LECTURE_TOOLS = ['JITSI', 'ZOOM', 'TEAMS', 'MEET', 'LINK'] as const;
export type LectureTool = (typeof LECTURE_TOOLS)[number];

export const LECTURE_STATUSES = ['PLANNED', 'CANCELLED'] as const;
export type LectureStatus = (typeof LECTURE_STATUSES)[number];

export const LECTURE_LIMITS = {
  title: 200,
  text: 2000,
  address: 500,
  reason: 300,
  minutes: { shortest: 5, longest: 720 },
  doors: 120,
  late: 240,
  reminders: 3,
  reminderMinutes: 20_160,
  coHosts: 8,
  materials: 20,
  capacity: 100_000,
  /** Of one series. */
  series: 100,
  weeks: 8,
} as const;

/** Whose addresses a pasted link may have: a host, or one that ends like this. */
const HOSTS: Partial<Record<LectureTool, readonly string[]>> = {
  ZOOM: ['zoom.us', 'zoom.com', 'zoomgov.com'],
  TEAMS: ['teams.microsoft.com', 'teams.live.com'],
  MEET: ['meet.google.com'],
};

const isHostOf = (host: string, known: string): boolean => host === known || host.endsWith(`.${known}`);

/** May a lecture with the tool be reached there? Only https, and of a named product only its own hosts. */
export function isMeetingAddress(tool: LectureTool, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return HOSTS[tool]?.some((known) => isHostOf(hostname, known)) ?? true;
}

/** Where a lecture is in its own time. DOORS: it can be joined and hasn't begun. */
export type LectureMoment = 'BEFORE' | 'DOORS' | 'RUNNING' | 'OVER' | 'CANCELLED';

export interface LectureTimes {
  startsAt: Date;
  endsAt: Date;
  doorsMinutes: number;
  status: LectureStatus;
}

const MINUTE = 60_000;

export const doorsAt = ({ startsAt, doorsMinutes }: Pick<LectureTimes, 'startsAt' | 'doorsMinutes'>): Date =>
  new Date(startsAt.getTime() - doorsMinutes * MINUTE);

export function momentOf(lecture: LectureTimes, now: Date): LectureMoment {
  if (lecture.status === 'CANCELLED') return 'CANCELLED';
  if (now < doorsAt(lecture)) return 'BEFORE';
  if (now < lecture.startsAt) return 'DOORS';
  return now < lecture.endsAt ? 'RUNNING' : 'OVER';
}

/** Can it be joined now? */
export const isOpenToJoin = (moment: LectureMoment): boolean => moment === 'DOORS' || moment === 'RUNNING';
