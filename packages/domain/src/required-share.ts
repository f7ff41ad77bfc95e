/** What decides how many lessons a course requires; percent. */
interface AskedOf {
  readonly requiredShare?: number | null | undefined;
  readonly minimumGrade?: unknown;
  readonly minimumAttendance?: unknown;
}

/** Percent of the required lessons that a course asks for: all where it names nothing at all, none where it names only something else. */
export const requiredShareOf = ({ requiredShare, minimumGrade, minimumAttendance }: AskedOf): number =>
  requiredShare ?? (minimumGrade == null && minimumAttendance == null ? 100 : 0);
