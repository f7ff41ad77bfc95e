import { HOUR } from '@sullam/domain/limits.ts';
import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { requireAssessment } from '../../gradebook/rubrics/rubrics.public.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { boardChanged, demoBoards } from '../discussion-boards/discussion-boards.public.ts';
import { saveMark } from './discussion-marks.repository.ts';

/** What learners got for their part in discussions, half a day ago. */
export async function loadDemoDiscussionMarks({ context, tx, loaded }: DemoLoad): Promise<void> {
  const members = loaded.get(demoMembers);
  const now = new Date(daysAgo(context.clock.now(), 0).getTime() - 12 * HOUR);
  for (const { demo, courseId, discussionBoardId, rubric } of loaded.get(demoBoards)) {
    for (const { member, assessment, comment } of demo.lesson?.marks ?? []) {
      if (!rubric) throw new Error('a discussion of the demo has marks and no rubric');
      await saveMark(tx, {
        discussionBoardId,
        userId: members.get(member)!,
        points: requireAssessment(rubric.content, assessment).points,
        assessment,
        rubricVersion: 1,
        comment,
        version: 0,
        markedBy: members.get(demo.author)!,
        now,
      });
    }
    // the gradebook takes it from there
    if (demo.lesson) await emit(context, tx, boardChanged, { discussionBoardId, courseId });
  }
}
