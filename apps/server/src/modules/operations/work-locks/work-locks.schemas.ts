import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf, Person } from '../../../kernel/http/schemas.ts';
import { LOCKED_KINDS } from './lockable-work.ts';

const Tab = Type.String({ minLength: 8, maxLength: 64, description: 'Names the window; made by the browser' });
const Part = Type.Integer({ minimum: 0, maximum: 100_000 });

export const WorkLockBody = NamedObject(
  'WorkLockBody',
  {
    kind: OneOf(...LOCKED_KINDS),
    recordId: Id,
    part: Part,
    tab: Tab,
    takesOver: Type.Boolean({ description: 'Also from somebody who has it in hand, who is told' }),
  },
  { additionalProperties: false },
);
export type WorkLockBody = Static<typeof WorkLockBody>;

const ColleaguesWork = NamedObject('ColleaguesWork', { recordId: Id, part: Part, holder: Person });

export const WorkLock = NamedObject('WorkLock', {
  /** Who has it in hand; null: the caller. */
  holder: Nullable(Person),
  /** Since when; null: nobody has, because several may. */
  since: Nullable(DateTime),
  /** What colleagues have in hand of the same queue. */
  others: Type.Array(ColleaguesWork),
});
export type WorkLock = Static<typeof WorkLock>;

export const TabParams = Type.Object({ tab: Tab });
