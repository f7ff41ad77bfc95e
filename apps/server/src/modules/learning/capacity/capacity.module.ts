import { defineModule } from '../../../wiring.ts';
import { settlePoolJob } from './capacity.jobs.ts';
import { placesPersonalRows } from './capacity.personal.ts';

/** Places with a capacity: held, taken, offered and waited for, through one door. */
export const capacityModule = defineModule({
  name: 'capacity',
  owns: ['place_pools', 'places'],
  personalRows: placesPersonalRows,
  jobs: [settlePoolJob],
});
