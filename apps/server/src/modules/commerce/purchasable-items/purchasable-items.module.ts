import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { coachingPackageItems } from './coaching-package-items.ts';
import { coachingSessionItems } from './coaching-session-items.ts';
import { courseItems } from './course-items.ts';
import { eventItems } from './event-items.ts';
import { purchasableItemTypes } from './purchasable-items.types.ts';
import { specializationItems } from './specialization-items.ts';

/** Purchasable items: what can be bought, at which price, and what a sale grants. */
export const purchasableItemsModule = defineModule({
  name: 'purchasable-items',
  uses: [
    'coaching-packages',
    'courses',
    'covers',
    'entitlements',
    'event-catalogue',
    'event-enrollments',
    'item-prices',
    'media',
    'paid-sessions',
    'specializations',
  ],
  contributes: [courseItems, coachingPackageItems, coachingSessionItems, eventItems, specializationItems].map((type) =>
    contribute(purchasableItemTypes, type),
  ),
});
