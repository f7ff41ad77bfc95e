import {
  COACHING_CREDITS_ENDING_TEMPLATE,
  COACHING_PACKAGE_TEMPLATE,
} from '@sullam/domain/notification-targets/coaching-credits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { listEndingLots } from './credits.reads.ts';
import type { PackageRecord } from './packages.repository.ts';

interface Assigned {
  creditLotId: number;
  userId: number;
  /** Administrator who assigned it. */
  byUserId: number;
}

/** Tells a learner of a package that an administrator assigned to them. */
export const tellOfAssigned = (
  context: SystemContext,
  tx: Tx,
  { title, sessionCount }: PackageRecord,
  { creditLotId, userId, byUserId }: Assigned,
): Promise<unknown> =>
  notify(context, tx, {
    userIds: [userId],
    templateId: COACHING_PACKAGE_TEMPLATE,
    parameters: { title, count: sessionCount },
    data: {},
    dedupeKey: `coaching-package:${creditLotId}`,
    byUserId,
  });

/** Tells learners of credits that expire within 30 days: once for each lot, because a notification with the same key isn't sent again. */
export async function tellOfEndingCredits(context: SystemContext): Promise<void> {
  const lots = await reading(context, (tx) => listEndingLots(tx, context.clock.now()));
  for (const { creditLotId, userId, title, left } of lots)
    await transaction(context, (tx) =>
      notify(context, tx, {
        userIds: [userId],
        templateId: COACHING_CREDITS_ENDING_TEMPLATE,
        parameters: { title, count: left },
        data: {},
        dedupeKey: `coaching-credits-ending:${creditLotId}`,
        byUserId: null,
      }),
    );
}
