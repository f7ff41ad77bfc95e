import { Problem } from '../../../kernel/problem.ts';

/** Only what was read can be deleted; unread ones can be hidden. */
export const stillUnread = (): Problem => new Problem('notification.unread', 409);
/** Mandatory, or locked by the organisation. */
export const lockedCategory = (): Problem => new Problem('notification.locked', 403);
