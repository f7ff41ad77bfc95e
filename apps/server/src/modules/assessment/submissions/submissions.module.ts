import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { loggedFacts } from '../../learning/activity-log/activity-log.public.ts';
import { lessonActivities } from '../../learning/course-content/course-content.public.ts';
import { handedInFiles, mediaReferences } from '../../organization/media/media.public.ts';
import { assignmentUse } from '../assignments/assignments.public.ts';
import { readAssignmentUse, requireNoWork } from './assignment-use.reads.ts';
import { handedInFacts } from './submission-facts.reads.ts';
import { isInDraft, isSubmitted } from './submission-files.reads.ts';
import { loadDemoSubmissions } from './submissions.demo.ts';
import { submissionsPersonalRows } from './submissions.personal.ts';
import { VIEWS } from './submissions.public.ts';
import { submissionRoutes } from './submissions.routes.ts';

/** What learners and groups write and hand in for assignments, and what markers gave for it. */
export const submissionsModule = defineModule({
  name: 'submissions',
  partOf: ['assignments'],
  owns: [
    'assignment_submissions',
    'submission_comments',
    'submission_drafts',
    'submission_files',
    'submission_mark_changes',
    'submission_marks',
    'submission_member_marks',
    'submission_members',
    'submission_reviews',
    'submission_versions',
  ],
  personalRows: submissionsPersonalRows,
  publishes: VIEWS,
  uses: [
    'activity-log',
    'assignments',
    'course-content',
    'course-groups',
    'enrollments',
    'media',
    'members',
    'progress',
    'rubrics',
  ],
  contributes: [
    contribute(demoWork, loadDemoSubmissions),
    contribute(handedInFiles, isSubmitted),
    contribute(mediaReferences, isInDraft),
    contribute(lessonActivities, { requireNoWork }),
    contribute(assignmentUse, readAssignmentUse),
    contribute(loggedFacts, handedInFacts),
  ],
  routes: submissionRoutes,
});
