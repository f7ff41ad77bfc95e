import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { assignmentUse } from '../assignments/assignments.public.ts';
import { lessonActivities } from '../course-content/course-content.public.ts';
import { handedInFiles, mediaReferences } from '../media/media.public.ts';
import { personalData } from '../members/members.public.ts';
import { readAssignmentUse } from './assignment-use.reads.ts';
import { demandNoWork } from './demand-no-work.ts';
import { isInDraft, isSubmitted } from './submission-files.reads.ts';
import { submissionsPersonalRows } from './submissions.personal.ts';
import { submissionRoutes } from './submissions.routes.ts';

/** What learners and groups write and hand in for assignments. */
export const submissionsModule = defineModule({
  name: 'submissions',
  owns: [
    'assignment_submissions',
    'submission_comments',
    'submission_drafts',
    'submission_files',
    'submission_members',
    'submission_versions',
  ],
  publishes: ['submission_people', 'submitted_files', 'submitted_versions', 'submitted_work'],
  uses: [
    'assignments',
    'course-content',
    'course-groups',
    'media',
    'members',
    'progress',
    'rubrics',
    'submission-marks',
  ],
  brings: [
    bring(handedInFiles, isSubmitted),
    bring(mediaReferences, isInDraft),
    bring(lessonActivities, { demandNoWork }),
    bring(personalData, submissionsPersonalRows),
    bring(assignmentUse, readAssignmentUse),
  ],
  wire: () => ({ routes: submissionRoutes }),
});
