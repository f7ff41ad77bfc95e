import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { personalData } from '../members/members.public.ts';
import { assessmentPersonalRows } from './assessment.personal.ts';

/** What exams and assignments have in common: accommodations, and how names are hidden from who marks. */
export const assessmentModule = defineModule({
  name: 'assessment',
  owns: ['accommodations'],
  publishes: ['granted_dates'],
  uses: ['course-groups', 'courses', 'enrollments', 'media', 'members'],
  brings: [bring(personalData, assessmentPersonalRows)],
});
