import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { lessonActivities } from '../course-content/course-content.public.ts';
import { handedInFiles, mediaReferences } from '../media/media.public.ts';
import { personalData } from '../members/members.public.ts';
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
  uses: ['assignments', 'course-content', 'media', 'members', 'progress', 'rubrics'],
  brings: [
    bring(personalData, submissionsPersonalRows),
    bring(handedInFiles, isSubmitted),
    bring(mediaReferences, isInDraft),
    bring(lessonActivities, { demandNoWork }),
  ],
  wire: () => ({ routes: submissionRoutes }),
});
