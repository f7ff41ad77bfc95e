import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { personalData } from '../members/members.public.ts';
import { submissionMarksPersonalRows } from './submission-marks.personal.ts';

/** What markers gave for submissions, what counts of it, and how that came to be. */
export const submissionMarksModule = defineModule({
  name: 'submission-marks',
  owns: ['submission_mark_changes', 'submission_marks', 'submission_member_marks', 'submission_reviews'],
  publishes: ['work_marks', 'work_member_marks', 'work_reviews'],
  uses: ['members'],
  brings: [bring(personalData, submissionMarksPersonalRows)],
});
