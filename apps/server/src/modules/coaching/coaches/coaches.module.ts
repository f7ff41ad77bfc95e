import { defineModule } from '../../../wiring.ts';
import { coachPersonalRows } from './coaches.personal.ts';

/** Coaches: members who coach, and what their pages say. */
export const coachesModule = defineModule({
  name: 'coaches',
  partOf: ['coaching'],
  owns: ['coaches'],
  personalRows: coachPersonalRows,
  uses: [],
});
