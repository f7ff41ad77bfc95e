import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { purchasableItemTypes } from '../purchasable-items/purchasable-items.public.ts';
import { courseSeatItems } from './course-seat-items.ts';
import { loadDemoSeats } from './seat-pools.demo.ts';
import { seatPoolJobs } from './seat-pools.jobs.ts';
import { seatPersonalRows } from './seat-pools.personal.ts';
import { seatPoolRoutes } from './seat-pools.routes.ts';

/** Seat pools: seats of a course that companies buy and assign to people. */
export const seatPoolsModule = defineModule({
  name: 'seat-pools',
  partOf: ['marketplace'],
  owns: ['seat_assignment_rows', 'seat_assignments', 'seat_pools', 'seats'],
  personalRows: seatPersonalRows,
  uses: [
    'courses',
    'covers',
    'enrollments',
    'entitlements',
    'item-prices',
    'marketplace-settings',
    'media',
    'members',
    'notifications',
    'orders',
    'organizations',
    'progress',
    'purchasable-items',
    'users',
  ],
  contributes: [contribute(purchasableItemTypes, courseSeatItems), contribute(demoLoading, loadDemoSeats)],
  routes: seatPoolRoutes,
  jobs: seatPoolJobs,
});
