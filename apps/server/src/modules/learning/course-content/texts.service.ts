import type { Language } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { checkMediaChoices, prepareText } from '../../organization/media/media.public.ts';
import { contentChanged } from '../courses/courses.public.ts';
import { accessSubsection } from './content-access.ts';
import type { TextBody } from './course-content.schemas.ts';
import { settleLesson } from './lesson-completeness.ts';
import { mediaOfCourse, saveText } from './texts.repository.ts';

/**
 * Saves the text of a lesson in one language: as a draft that only its authors see, or for the readers (which ends the
 * draft). Answers the version that the next save has to name.
 */
export const writeText = (
  context: MemberContext,
  courseSubsectionId: number,
  language: Language,
  body: TextBody,
): Promise<{ version: number; savedAt: string }> => {
  const document = body.document ?? null;
  if (JSON.stringify(document).length > LIMITS.html * 4)
    throw invalidField('document', 'textMaximum', { count: LIMITS.html * 4 });
  const text = prepareText(body.html);
  const isDraft = body.isDraft ?? false;
  const now = context.clock.now();
  return transaction(context, async (tx) => {
    const { course } = await accessSubsection(context, tx, courseSubsectionId, 'edit');
    const choices = text.mediaIds.map((mediaId) => ({
      path: 'html',
      mediaId,
      kinds: ['IMAGE', 'VIDEO', 'AUDIO'] as const,
    }));
    if (choices.length > 0) await checkMediaChoices(context, tx, choices, await mediaOfCourse(tx, course.courseId));
    const { courseId } = course;
    const { userId } = context.caller;
    const save = { courseId, courseSubsectionId, language, document, text, version: body.version, userId, now };
    if (!(await saveText(tx, save, isDraft))) throw conflict();
    if (!isDraft) {
      await audit(context, tx, {
        action: 'course-subsection.write-text',
        noun: 'course-subsection',
        nounId: courseSubsectionId,
        changes: { language },
      });
      await settleLesson(context, tx, courseSubsectionId);
      await contentChanged(context, tx, course);
    }
    return { version: body.version + 1, savedAt: now.toISOString() };
  });
};
