import { defineModule } from '../../../wiring.ts';
import { submissionMarksPersonalRows } from './submission-marks.personal.ts';
import { VIEWS } from './submission-marks.public.ts';

/** What markers gave for submissions, what counts of it, and how that came to be. */
export const submissionMarksModule = defineModule({
  name: 'submission-marks',
  owns: ['submission_mark_changes', 'submission_marks', 'submission_member_marks', 'submission_reviews'],
  personalRows: submissionMarksPersonalRows,
  publishes: VIEWS,
});
