import { erasedRows, type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

const RECORD = 'who was there is part of the record of the course';
const SIGNED = 'the record says who took the attendance';

/** What becomes of rows that refer to somebody whose account is deleted: their reasons go, what was counted stays. */
export const attendancePersonalRows: readonly PersonalRows[] = [
  retainedRows('attendance_records', 'user_id', RECORD, { without: ['device_hash', 'origin_hash'] }),
  signedRows('attendance_records', 'marked_by', SIGNED),
  retainedRows('attendance_changes', 'user_id', RECORD),
  signedRows('attendance_changes', 'changed_by', SIGNED),
  erasedRows('attendance_excuses', 'user_id'),
  signedRows('attendance_excuses', 'decided_by', SIGNED),
  erasedRows('attendance_doubts', 'user_id', { without: ['other_user_id'] }),
  erasedRows('attendance_doubts', 'other_user_id', { without: ['user_id'] }),
  signedRows('attendance_doubts', 'settled_by', SIGNED),
  signedRows('attendance_sessions', 'created_by', 'it belongs to the organisation, which goes on with it'),
];
