import { lessonKindOf } from '@sullam/domain/lesson-kinds.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { checkMediaChoices, type MediaChoice } from '../../organization/media/media.public.ts';
import { groupsOfCourse } from '../course-groups/course-groups.public.ts';
import { lockOutline } from '../courses/courses.public.ts';
import { accessSection, accessSubsection, checkTitle } from './content-access.ts';
import { prerequisiteCycle } from './course-content.errors.ts';
import type { SubsectionBody, SubsectionPatch } from './course-content.schemas.ts';
import { activitiesRemoved, activityAdded, activityRenamed, requireNoWork } from './lesson-activities.ts';
import { settleLesson } from './lesson-completeness.ts';
import { lessonsChanged } from './lesson-counts.ts';
import { placeSubsectionAfter } from './outline.repository.ts';
import { closesCycle } from './prerequisite-cycle.ts';
import { deleteSubsection, insertSubsection, prerequisitesOf, updateSubsection } from './subsections.repository.ts';
import { mediaOfCourse } from './texts.repository.ts';

type Kind = SubsectionBody['kind'];

/** The files that a kind of lesson shows; other kinds show none. */
const MEDIA_OF_KIND: Partial<Record<Kind, MediaChoice['kinds']>> = {
  VIDEO: ['VIDEO'],
  AUDIO: ['AUDIO'],
  DOCUMENT: ['DOCUMENT'],
  EMBED: ['PAGE'],
};

function checkKind({ features }: MemberContext, kind: Kind): void {
  const { feature } = lessonKindOf(kind);
  if (feature && !features[feature]) throw invalidField('kind', 'choice');
}

export const addSubsection = (
  context: MemberContext,
  courseSectionId: number,
  body: SubsectionBody,
): Promise<{ courseSubsectionId: number }> => {
  checkTitle(body.title);
  checkKind(context, body.kind);
  return transaction(context, async (tx) => {
    const { course } = await accessSection(context, tx, courseSectionId, 'edit');
    await lockOutline(tx, course.courseId);
    const place = { courseId: course.courseId, courseSectionId };
    const courseSubsectionId = await insertSubsection(tx, place, body);
    if (body.afterSubsectionId !== undefined) {
      const isMoved = await placeSubsectionAfter(tx, place, courseSubsectionId, body.afterSubsectionId);
      if (!isMoved) throw invalidField('afterSubsectionId', 'choice');
    }
    await activityAdded(context, tx, { courseId: course.courseId, courseSubsectionId, ...body });
    await audit(context, tx, {
      action: 'course-subsection.create',
      noun: 'course-subsection',
      nounId: courseSubsectionId,
    });
    await lessonsChanged(context, tx, course);
    return { courseSubsectionId };
  });
};

function checkEmbed(kind: Kind, embedUrl: string | null | undefined): void {
  if (embedUrl === undefined || embedUrl === null) return;
  const isHttps = URL.canParse(embedUrl) && new URL(embedUrl).protocol === 'https:';
  if (!isHttps) throw invalidField('embedUrl', 'url');
  if (kind !== 'EMBED') throw invalidField('embedUrl', 'choice');
}

function choicesOf(kind: Kind, patch: SubsectionPatch): MediaChoice[] {
  const { mediaId, posterMediaId, captions = [] } = patch;
  return [
    ...(mediaId ? [{ path: 'mediaId', mediaId, kinds: MEDIA_OF_KIND[kind] ?? [] }] : []),
    ...(posterMediaId ? [{ path: 'posterMediaId', mediaId: posterMediaId, kinds: ['IMAGE'] as const }] : []),
    ...captions.map((caption, index) => ({
      path: `captions.${index}.mediaId`,
      mediaId: caption.mediaId,
      kinds: ['CAPTIONS'] as const,
    })),
  ];
}

async function checkPrerequisite(tx: Tx, courseId: number, courseSubsectionId: number, wanted: number): Promise<void> {
  await lockOutline(tx, courseId); // two people tying a knot from both ends: one waits for the other
  const waitsFor = await prerequisitesOf(tx, courseId);
  if (!waitsFor.has(wanted)) throw invalidField('prerequisiteSubsectionId', 'choice');
  if (closesCycle(courseSubsectionId, wanted, waitsFor)) throw prerequisiteCycle();
}

async function checkGroups(tx: Tx, courseId: number, courseGroupIds: readonly number[]): Promise<void> {
  const known = await groupsOfCourse(tx, courseId, courseGroupIds);
  if (known.length < new Set(courseGroupIds).size) throw invalidField('releasedGroupIds', 'choice');
}

/** Changes a lesson. Answers its new version. */
export const changeSubsection = (
  context: MemberContext,
  courseSubsectionId: number,
  patch: SubsectionPatch,
): Promise<{ version: number }> => {
  checkTitle(patch.title);
  return transaction(context, async (tx) => {
    const { subsection, course } = await accessSubsection(context, tx, courseSubsectionId, 'edit');
    const kind = subsection.kind as Kind;
    checkEmbed(kind, patch.embedUrl);
    if (new Set(patch.captions?.map((caption) => caption.language)).size !== (patch.captions?.length ?? 0))
      throw invalidField('captions', 'choice');
    const choices = choicesOf(kind, patch);
    if (choices.length > 0) await checkMediaChoices(context, tx, choices, await mediaOfCourse(tx, course.courseId));
    if (patch.prerequisiteSubsectionId)
      await checkPrerequisite(tx, course.courseId, courseSubsectionId, patch.prerequisiteSubsectionId);
    if (patch.releasedGroupIds) await checkGroups(tx, course.courseId, patch.releasedGroupIds);
    if (!(await updateSubsection(tx, { courseId: course.courseId, courseSubsectionId }, patch))) throw conflict();
    if (patch.title) await activityRenamed(context, tx, courseSubsectionId, patch.title);
    const { version, ...fields } = patch;
    await audit(context, tx, {
      action: 'course-subsection.update',
      noun: 'course-subsection',
      nounId: courseSubsectionId,
      changes: { fields: Object.keys(fields) },
    });
    await settleLesson(context, tx, courseSubsectionId);
    await lessonsChanged(context, tx, course);
    return { version: version + 1 };
  });
};

export const removeSubsection = (context: MemberContext, courseSubsectionId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { course } = await accessSubsection(context, tx, courseSubsectionId, 'edit');
    await lockOutline(tx, course.courseId);
    await requireNoWork(context, tx, { courseSubsectionId });
    await activitiesRemoved(context, tx, { courseSubsectionId }, () =>
      deleteSubsection(tx, { courseId: course.courseId, courseSubsectionId }),
    );
    await audit(context, tx, {
      action: 'course-subsection.delete',
      noun: 'course-subsection',
      nounId: courseSubsectionId,
    });
    await lessonsChanged(context, tx, course);
  });
