import type { Localized } from '@sullam/domain/localized.ts';
import { formatLocaleOf } from '@sullam/strings/format-locale.ts';
import { momentIn } from '@sullam/strings/zoned-times.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { COURSE_CHANGED } from '../../learning/courses/courses.public.ts';
import { learnersOf } from '../../learning/enrollments/enrollments.public.ts';
import { type NotifiedThing, notifyAudience } from '../../operations/notifications/notifications.public.ts';
import { lecturesWithSeries, lectureTitle } from './followed-lectures.reads.ts';
import { lectureAnnounced } from './lectures.signals.ts';

interface Notified {
  course_id: number;
  kind: string;
  title: Localized;
  course_title: Localized;
  zone: string;
  starts_at: Date;
  sequence: number;
  status: string;
}

const find = (tx: Tx, lectureId: number): Promise<Notified | undefined> =>
  tx.one(
    lecturesWithSeries()
      .innerJoin('course_overviews as c', 'c.course_id', 'l.course_id')
      .select(['l.course_id', 'l.kind', 'l.zone', 'l.starts_at', 'l.sequence', 'l.status'])
      .select([lectureTitle.as('title'), 'c.title as course_title'])
      .where('l.lecture_id', '=', lectureId)
      .where('l.is_published', '=', true)
      .where('c.status', '=', 'PUBLISHED'),
  ) as Promise<Notified | undefined>;

const LOCALES = { en: formatLocaleOf('en'), ar: formatLocaleOf('ar') };

/** An instant as a sentence says it, with the name of its zone, in both languages. */
const both = (at: Date, zone: string) => ({
  en: momentIn(LOCALES.en, at, zone),
  ar: momentIn(LOCALES.ar, at, zone),
});

const idsOf = (lectureId: number, { course_id: courseId, kind }: Notified) => ({
  courseId,
  ...(kind === 'ONLINE' ? { onlineLectureId: lectureId } : { onCampusLectureId: lectureId }),
});

export const notifyOfLectures = on(lectureAnnounced, (context, { courseId, lectureId, news, byUserId }) =>
  transaction(context, async (tx) => {
    const lecture = await find(tx, lectureId);
    if (!lecture) return;
    const { title, course_title: courseTitle, starts_at: startsAt, zone, sequence } = lecture;
    await notifyAudience(context, tx, learnersOf(courseId), {
      templateId: COURSE_CHANGED,
      parameters: { title, courseTitle, time: both(startsAt, zone), outcome: news },
      data: idsOf(lectureId, lecture),
      dedupeKey: `lecture:${lectureId}:${news}:${sequence}`,
      byUserId,
    });
  }),
);

export const remindOf = (
  context: SystemContext,
  { lectureId, startsAt, minutes }: { lectureId: number; startsAt: string; minutes: number },
): Promise<void> =>
  transaction(context, async (tx) => {
    const lecture = await find(tx, lectureId);
    if (lecture?.status !== 'PLANNED' || lecture.starts_at.toISOString() !== startsAt) return;
    const { title, course_title: courseTitle, course_id: courseId, zone } = lecture;
    await notifyAudience(context, tx, learnersOf(courseId), {
      templateId: COURSE_CHANGED,
      parameters: { title, courseTitle, time: both(lecture.starts_at, zone), outcome: 'lectureReminder' },
      data: idsOf(lectureId, lecture),
      dedupeKey: `lecture:${lectureId}:reminder:${startsAt}:${minutes}`,
    });
  });

/** What notifications are about, while it is there. */
export const lecturesInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'onlineLectureId',
    isThere: (id) =>
      sql<boolean>`exists (select from lectures l where ${inOrganization('l')} and l.lecture_id = ${id})`,
  },
  {
    idName: 'onCampusLectureId',
    isThere: (id) =>
      sql<boolean>`exists (select from lectures l where ${inOrganization('l')} and l.lecture_id = ${id})`,
  },
];
