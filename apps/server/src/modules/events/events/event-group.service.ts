import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { accessGroup } from '../../community/social-groups/social-groups.public.ts';
import { accessEvent } from './events.access.ts';
import { putEventGroup } from './events.repository.ts';

/** Says to which group an event belongs, or that it belongs to none; only a group that the caller sees is chosen. */
export const setEventGroup = (context: MemberContext, eventId: number, groupId: number | null): Promise<void> =>
  transaction(context, async (tx) => {
    await accessEvent(context, tx, eventId, 'edit', { lock: true });
    if (groupId !== null) await accessGroup(context, tx, groupId, 'see');
    await putEventGroup(tx, eventId, groupId);
    await audit(context, tx, { action: 'event.group', noun: 'event', nounId: eventId, changes: { groupId } });
  });
