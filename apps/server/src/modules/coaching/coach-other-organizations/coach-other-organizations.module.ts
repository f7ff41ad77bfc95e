import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { coachBusySpans } from '../coach-availability/coach-availability.public.ts';
import { otherOrganizationJobs, otherOrganizationSignals } from './coach-other-organizations.jobs.ts';
import { busyInOthers } from './other-spans.reads.ts';

/** Where else coaches work: while they are busy in another organisation, nothing is offered here. */
export const coachOtherOrganizationsModule = defineModule({
  name: 'coach-other-organizations',
  partOf: ['coaching'],
  owns: ['coach_other_spans'],
  uses: ['coach-availability', 'coaches', 'members'],
  contributes: [contribute(coachBusySpans, busyInOthers)],
  jobs: otherOrganizationJobs,
  signals: otherOrganizationSignals,
});
