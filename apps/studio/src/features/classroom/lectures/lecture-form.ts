import type { Localized } from '@sullam/domain/localized.ts';
import { trimmed } from '../../../parts/localized-field.tsx';
import type { LectureDetail, LecturePatch, LectureSettings } from './lectures.api.ts';

/** What the editor of a lecture holds. */
export interface LectureForm {
  title: Localized;
  description: Localized;
  zone: string;
  localDate: string;
  localTime: string;
  durationMinutes: number;
  settings: LectureSettings;
  materials: LectureDetail['materials'];
  recording: LectureDetail['recording'];
  transcripts: LectureDetail['materials'];
}

export const formOf = (lecture: LectureDetail): LectureForm => ({
  title: lecture.ownTitle,
  description: lecture.description,
  zone: lecture.zone,
  localDate: lecture.localDate,
  localTime: lecture.localTime,
  durationMinutes: lecture.durationMinutes,
  settings: {
    kind: lecture.kind,
    tool: lecture.tool,
    address: lecture.address,
    place: lecture.place,
    location: lecture.location,
    mapUrl: lecture.mapUrl,
    accessibility: lecture.accessibility,
    capacity: lecture.capacity,
    hostUserId: lecture.host.userId,
    coHostUserIds: lecture.coHosts.map(({ userId }) => userId),
    doorsMinutes: lecture.doorsMinutes,
    lateMinutes: lecture.lateMinutes,
    joiningCounts: lecture.joiningCounts,
    isRecorded: lecture.isRecorded,
    reminders: lecture.reminders,
  },
  materials: lecture.materials,
  recording: lecture.recording,
  transcripts: lecture.transcripts.map(({ file }) => file),
});

/** Only what was changed is sent: a lecture whose place isn't touched stays part of its series. */
export function patchOf(form: LectureForm, before: LectureForm, version: number): LecturePatch {
  const changed = <Value>(now: Value, then: Value): boolean => JSON.stringify(now) !== JSON.stringify(then);
  const settings = Object.fromEntries(
    Object.entries(form.settings).filter(([name, value]) =>
      changed(value, before.settings[name as keyof LectureSettings]),
    ),
  ) as Partial<LectureSettings>;
  const ids = (files: LectureForm['materials']) => files.map(({ mediaId }) => mediaId);
  return {
    version,
    ...settings,
    ...(changed(form.title, before.title) ? { title: trimmed(form.title) } : {}),
    ...(changed(form.description, before.description) ? { description: trimmed(form.description) } : {}),
    ...(form.zone === before.zone ? {} : { zone: form.zone }),
    ...(form.localDate === before.localDate ? {} : { localDate: form.localDate }),
    ...(form.localTime === before.localTime ? {} : { localTime: form.localTime }),
    ...(form.durationMinutes === before.durationMinutes ? {} : { durationMinutes: form.durationMinutes }),
    ...(changed(ids(form.materials), ids(before.materials)) ? { materialMediaIds: ids(form.materials) } : {}),
    ...(form.recording?.mediaId === before.recording?.mediaId
      ? {}
      : { recordingMediaId: form.recording?.mediaId ?? null }),
    ...(changed(ids(form.transcripts), ids(before.transcripts)) ? { transcriptMediaIds: ids(form.transcripts) } : {}),
  };
}
