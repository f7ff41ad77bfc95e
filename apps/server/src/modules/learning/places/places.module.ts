import { defineModule } from '../../../wiring.ts';
import { settlePoolJob } from './places.jobs.ts';
import { placesPersonalRows } from './places.personal.ts';

/** Places with a capacity: held, taken, offered and waited for, through one door. */
export const placesModule = defineModule({
  name: 'places',
  owns: ['place_pools', 'places'],
  personalRows: placesPersonalRows,
  jobs: [settlePoolJob],
});
