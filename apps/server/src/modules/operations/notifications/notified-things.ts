import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** A kind of thing that notifications are about, by the name of its id in their data. */
export interface NotifiedThing {
  idName: `${string}Id`;
  /** Whether the thing still exists and the person who was notified may see it. */
  isThere(id: RawBuilder<number>, userId: number): RawBuilder<boolean>;
}

/** Modules whose things people are notified of. A notification of a thing that was deleted or hidden is neither listed nor counted. */
export const notifiedThings = extensionPoint<NotifiedThing>('notified-things');

/** Whether everything that a notification `n` of the caller is about is still there. */
export const areThingsThere = ({ extensions, caller }: MemberContext): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    extensions.of(notifiedThings).map(({ idName, isThere }) => {
      const id = sql<string | null>`n.data ->> ${sql.lit(idName)}`;
      return sql<boolean>`(${id} is null or ${isThere(sql<number>`(${id})::bigint`, caller.userId)})`;
    }),
    sql` and `,
  )})`;
