import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
import { waitingSources } from '../../learning/teaching/teaching.public.ts';
import { lockableWork } from '../../operations/work-locks/work-locks.public.ts';
import { accessLockedSubmission } from './locked-submission.ts';
import { loadDemoMarks } from './submission-marking.demo.ts';
import { submissionMarkingPersonalRows } from './submission-marking.personal.ts';
import { submissionMarkingRoutes } from './submission-marking.routes.ts';
import { readDueAssignments, readWaitingSubmissions } from './waiting-submissions.reads.ts';

/** How what was handed in is marked, for those who edit the course. */
export const submissionMarkingModule = defineModule({
  name: 'submission-marking',
  partOf: ['assignments'],
  owns: ['submission_annotations'],
  personalRows: submissionMarkingPersonalRows,
  uses: [
    'assessment',
    'assignments',
    'course-groups',
    'courses',
    'enrollments',
    'learner-assignments',
    'media',
    'members',
    'notifications',
    'rubrics',
    'submissions',
    'teaching',
    'work-locks',
  ],
  contributes: [
    contribute(demoWork, loadDemoMarks),
    contribute(waitingSources, { feature: 'assignments', read: readWaitingSubmissions, agenda: readDueAssignments }),
    contribute(lockableWork, { kind: 'SUBMISSION', feature: 'assignments', access: accessLockedSubmission }),
  ],
  wire: ({ platform }) => ({ routes: submissionMarkingRoutes(createFileStore(platform.config)) }),
});
