import { transaction } from '../../kernel/database/database.ts';
import { createFileStore } from '../../kernel/files/create-file-store.ts';
import type { ServerModule } from '../../kernel/module.ts';
import { on } from '../../kernel/outbox/signals.ts';
import type { Wiring } from '../../modules.ts';
import { submissionHandedIn } from '../submissions/submissions.public.ts';
import { plagiarismJobs, requestCheck } from './plagiarism.jobs.ts';
import { plagiarismRoutes } from './plagiarism.routes.ts';

/** Which submissions share passages. */
export const plagiarismModule = ({ platform }: Wiring): ServerModule => ({
  name: 'plagiarism',
  routes: plagiarismRoutes,
  jobs: plagiarismJobs(createFileStore(platform.config)),
  signals: [
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
});
