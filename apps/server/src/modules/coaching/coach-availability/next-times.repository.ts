import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { upsert } from '../../../kernel/database/upsert.ts';

export interface NextTimes {
  nextFreeAt: Date | null;
  freeTimes: readonly { at: string; sessionTypeId: number }[];
  firstDay: string;
  dayCounts: readonly number[];
  computedAt: Date;
}

export const saveNextTimes = (tx: Tx, coachId: number, times: NextTimes): Promise<number> =>
  tx.run(
    upsert(
      db.insertInto('coach_next_times'),
      { coach_id: coachId },
      {
        next_free_at: times.nextFreeAt,
        free_times: json(times.freeTimes),
        first_day: times.firstDay as never,
        day_counts: json(times.dayCounts),
        computed_at: times.computedAt,
      },
    ),
  );
