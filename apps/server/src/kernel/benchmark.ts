/** Where this stands in a body, every request carries another: a key that a page makes once for what it sends. */
export const FRESH_KEY = '00000000-0000-4000-8000-000000000000';

/** A request of the benchmark (`npm run bench`). */
export interface BenchRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A request of a scenario, and the one that makes the server ready for it to be recorded. */
export interface BenchSample {
  request: BenchRequest;
  warmUp?: BenchRequest;
}

export interface BenchMember {
  organizationId: number;
  userId: number;
  headers: Record<string, string>;
}

/** A filled database, and people in it. */
export interface BenchData {
  readonly organizations: number;
  /** Words of which the titles of courses are made. */
  readonly titleWords: readonly string[];
  /** The week in which things are due. */
  readonly week: { from: string; to: string };
  /** The year up to today, in which half of the orders were placed. */
  readonly lastYear: { from: string; to: string };
  /** Everybody's. */
  readonly password: string;
  /** Signed-in learners, spread over all organisations; `offset` keeps scenarios apart. */
  members(offset: number): Promise<BenchMember[]>;
  /** The same of the first organisation only, whose courses are all taught by the author of `gradebook()`. */
  classmates(offset: number): Promise<BenchMember[]>;
  /** A course that this learner is enrolled in. */
  enrolledCourse(member: BenchMember): number;
  /** A course with a large gradebook, and who marks there. */
  gradebook(): Promise<{ courseId: number; author: BenchMember }>;
  /** Who administers the first organisation. */
  administrator(): Promise<BenchMember>;
  /** Signed in, and read every course of a whole organisation: no other search goes through as many texts. */
  readers(): Promise<BenchMember[]>;
  /** Realistic searches in the texts of lessons, in both languages: words rare and common, and whole questions. */
  readonly textQuestions: readonly string[];
  /** Its lessons, in order. */
  lessonsOf(courseId: number): readonly number[];
  /** Its announcement that half of its learners have read. */
  announcementOf(courseId: number): number;
  /** Its discussion that everybody takes part in. */
  boardOf(courseId: number): number;
  /** Its session whose attendance is being taken. */
  sessionOf(courseId: number): number;
  /** A group that this member is in. */
  groupOf(member: BenchMember): number;
  /** An event that this member doesn't go to, whose one kind of ticket has the same number. */
  openEventOf(member: BenchMember): number;
  /** The tickets of this member: the event of each, and what is typed of it at the door. */
  ticketsOf(member: BenchMember): { eventId: number; code: string }[];
  /** The number of this member's certificate. */
  certificateOf(member: BenchMember): string;
}

/**
 * What the benchmark measures of a module, in its `<noun>.bench.ts` (`export const scenarios`). `npm run generate` finds the
 * file by its folder.
 */
export interface BenchScenario {
  name: string;
  title: string;
  /** The place of its row, the lowest first. */
  place: number;
  /** At least this share of the bare route's rate. */
  wanted: number;
  connections: number;
  /** Requests that make one operation: the samples of an operation stand one after the other. */
  requests?: 1 | 2;
  /** At most these milliseconds of processor time an operation on the small data; twice that in a large organisation. */
  processorTime?: number;
  /** At most these milliseconds for 19 of 20 answers in a large organisation: for scenarios of one connection, where nothing waits. */
  answerTime?: number;
  samplesOn(data: BenchData): Promise<BenchSample[]>;
  /** What the bare route needs besides the statements. */
  bare?: {
    /** Sign-in: the work that a password costs belongs to it, bare or not. */
    checksPassword?: boolean;
    /** The statements insert keys that may exist once. */
    hasUniqueKeys?: boolean;
  };
}

/** The headers of a visitor, who sees this member's organisation. */
export const visitorOf = ({ organizationId }: BenchMember): Record<string, string> => ({
  organization: String(organizationId),
  language: 'en',
});
