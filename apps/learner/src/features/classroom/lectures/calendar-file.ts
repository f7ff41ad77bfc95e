import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { readLectureCalendar } from './lectures.api.ts';

/** Hands the iCalendar file of a lecture to the browser, which offers it to the reader's calendar. */
export const saveCalendarFile = async (lectureId: number): Promise<void> =>
  saveFile(await readLectureCalendar(lectureId));
