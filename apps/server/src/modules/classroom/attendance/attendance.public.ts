export { accessAttendance, accessSession } from './attendance.access.ts';
export {
  findDeviceOwner,
  findRules,
  findSession,
  insertArrival,
  listNeighbours,
  listRecords,
  noteDoubt,
  type SessionRecord,
  writeMarks,
} from './attendance.repository.ts';
export {
  Arrival,
  AttendanceCounts,
  AttendanceRulesBody,
  AttendanceSession,
  MarkSource,
  MarkStatus,
  SessionParams,
  Zone,
} from './attendance.schemas.ts';
export { countMinutes, countSources, readStatuses } from './attendance-figures.reads.ts';
export { countAttended, findMinimum, isLearner, listOpenSessionIds, readCounts } from './own-attendance.reads.ts';
export { listRecent, listSessions, readSession } from './sheet.reads.ts';
