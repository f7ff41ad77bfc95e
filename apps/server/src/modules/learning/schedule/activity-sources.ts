import type { Activity, ActivitySpan } from '@sullam/domain/activities.ts';
import type { ScheduleKind } from '@sullam/domain/lesson-kinds.gen.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { CalendarEntry } from '../../../kernel/icalendar.ts';

/** Where activities come from: a module that owns some. Their words are in `packages/domain/src/activities.ts`. */
export interface ActivitySource {
  kinds: readonly ScheduleKind[];
  /** Also while the lesson waits for another one: who must do it by a date has to know of it before. */
  isShownWaiting: boolean;
  /** What the caller may see, with the caller's own times. What lies outside the span may be among it. */
  read(context: MemberContext, tx: Tx, span: ActivitySpan): Promise<Activity[]>;
  /**
   * Calendar entries of some activities, where the owner has calendar files of its own: a feed shows the same entries with the same UIDs.
   * Something that takes several days has an entry for each.
   */
  readCalendar?(
    context: MemberContext,
    tx: Tx,
    activityIds: readonly number[],
  ): Promise<Map<number, readonly CalendarEntry[]>>;
}

/** Whoever owns activities brings them. */
export const activitySources = extensionPoint<ActivitySource>('activity-sources');
