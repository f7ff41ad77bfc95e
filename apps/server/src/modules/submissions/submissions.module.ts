import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { assignmentUse } from '../assignments/assignments.public.ts';
import { readAssignmentUse } from './assignment-use.reads.ts';
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
  uses: ['assignments', 'media', 'members', 'progress', 'rubrics', 'submission-marks'],
  brings: [bring(assignmentUse, readAssignmentUse)],
  wire: () => ({ routes: submissionRoutes }),
});
