import type { LectureKind } from '@sullam/domain/lectures/lecture.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';
import type { FeatureUse } from '../../organization/organizations/organizations.public.ts';

export const lecturesInUse: FeatureUse = {
  feature: 'lectures',
  count: () => sql<number>`select count(*)::int from lectures where ${inOrganization()}`,
  courses: () => sql<number>`select count(distinct course_id)::int from lectures where ${inOrganization()}`,
};

const lecturesOf = (kind: LectureKind) => (_context: MemberContext, courseId: number) =>
  sql<boolean>`exists (select from lectures l
    where ${inOrganization('l')} and l.course_id = ${courseId} and l.kind = ${kind} and l.is_published)`;

export const onlineLecturesInCourse = { kind: 'ONLINE_LECTURES' as const, exists: lecturesOf('ONLINE') };
export const onCampusLecturesInCourse = { kind: 'ON_CAMPUS_LECTURES' as const, exists: lecturesOf('ON_CAMPUS') };

/** A file is handed out for a lecture, is its recording or the transcript of it. */
export const lectureMediaUses: MediaReference = ({ mediaId }) =>
  sql<boolean>`(exists (select from lecture_materials m where ${inOrganization('m')} and m.media_id = ${mediaId})
    or exists (select from lectures l where ${inOrganization('l')}
      and (l.recording_media_id = ${mediaId} or ${mediaId} = any(l.transcript_media_ids))))`;
