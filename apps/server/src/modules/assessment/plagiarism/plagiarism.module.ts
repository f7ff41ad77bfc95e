import { demoWork } from '../../../demo/demo-content.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import { courseCopying } from '../../learning/courses/courses.public.ts';
import { submissionHandedIn } from '../submissions/submissions.public.ts';
import { copyPlagiarismSettings } from './copy-settings.repository.ts';
import { loadDemoPlagiarism } from './plagiarism.demo.ts';
import { plagiarismJobs, requestCheck } from './plagiarism.jobs.ts';
import { plagiarismNews } from './plagiarism.notifications.ts';
import { plagiarismPersonalRows } from './plagiarism.personal.ts';
import { plagiarismRoutes } from './plagiarism.routes.ts';

/** Which submissions share passages. */
export const plagiarismModule = defineModule({
  name: 'plagiarism',
  partOf: ['assignments'],
  owns: ['plagiarism_findings', 'plagiarism_fingerprints', 'plagiarism_settings', 'plagiarism_texts'],
  personalRows: plagiarismPersonalRows,
  uses: ['assignments', 'course-content', 'courses', 'media', 'members', 'notifications', 'submissions'],
  contributes: [contribute(demoWork, loadDemoPlagiarism), contribute(courseCopying, copyPlagiarismSettings)],
  wire: ({ platform }) => ({
    routes: plagiarismRoutes,
    jobs: plagiarismJobs(createFileStore(platform.config)),
    signals: [
      ...plagiarismNews,
      on(submissionHandedIn, (context, { assignmentSubmissionId, courseSubsectionId, number }) =>
        transaction(context, (tx) =>
          requestCheck(context, tx, {
            submissionId: assignmentSubmissionId,
            assignmentId: courseSubsectionId,
            number,
          }),
        ),
      ),
    ],
  }),
});
