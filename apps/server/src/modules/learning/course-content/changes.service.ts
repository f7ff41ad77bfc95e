import type { Language } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { prepareHtml } from '../../../kernel/prepare-html.ts';
import { conflict } from '../../../kernel/problem.ts';
import { prepareText } from '../../organization/media/media.public.ts';
import { accessCourse, contentChanged } from '../courses/courses.public.ts';
import type { PublishedChanges } from './course-content.schemas.ts';
import { publishActivity } from './lesson-activities.ts';
import { settleLesson, waitingActivities } from './lesson-completeness.ts';
import { draftsOfCourse, saveText } from './texts.repository.ts';

/**
 * Shows learners everything that authors of a course have prepared: each draft of a text takes the place of what was read so far,
 * each exam and assignment of which nothing is missing comes out. What isn't ready stays as it is and is named.
 */
export const publishChanges = (context: MemberContext, courseId: number): Promise<PublishedChanges> =>
  transaction(context, async (tx) => {
    const { course } = await accessCourse(context, tx, courseId, 'edit');
    const now = context.clock.now();
    const publishedIds = new Set<number>();
    const texts: PublishedChanges['texts'] = [];
    for (const draft of await draftsOfCourse(tx, courseId)) {
      const html = draft.draft_html ?? '';
      // its length was asked when it was saved
      await prepareHtml([{ path: 'html', kind: 'article', maxLength: Number.POSITIVE_INFINITY, html }]);
      const save = {
        courseId,
        courseSubsectionId: draft.course_subsection_id,
        language: draft.language as Language,
        document: draft.draft_document as Record<string, unknown> | null,
        text: prepareText(html),
        version: draft.version,
        userId: context.caller.userId,
        now,
      };
      if (!(await saveText(tx, save, false))) throw conflict();
      publishedIds.add(draft.course_subsection_id);
      const { courseSubsectionId, language, version } = save;
      texts.push({ courseSubsectionId, language, version: version + 1 });
    }
    const waitingIds: number[] = [];
    for (const id of await waitingActivities(context, tx, courseId)) {
      if (await publishActivity(context, tx, id)) publishedIds.add(id);
      else waitingIds.push(id);
    }
    for (const id of publishedIds) await settleLesson(context, tx, id);
    await audit(context, tx, {
      action: 'course.publish-changes',
      noun: 'course',
      nounId: courseId,
      changes: { lessons: [...publishedIds] },
    });
    if (publishedIds.size > 0) await contentChanged(context, tx, course);
    return { publishedIds: [...publishedIds], waitingIds, texts };
  });
