import { notificationTarget } from '@sullam/domain/notification-targets.ts';
import type { Bootstrap } from '../organization/bootstrap.ts';
import { learnerAddress } from '../organization/learner-address.ts';

/** Which application a bell hangs in. */
export type BellApplication = 'learner' | 'studio';

/** Where a link leads; what belongs to the other application is left to the browser, not to the router of this one. */
export interface NotificationAddress {
  readonly href: string;
  readonly target?: '_top';
}

/** A page of the learner application, as it is reached from either. */
export const learnerPage = (path: string, from: BellApplication, bootstrap: Bootstrap): NotificationAddress =>
  from === 'learner' ? { href: path } : { href: learnerAddress(bootstrap, path), target: '_top' };

/** The page that a notification is about, as it is reached from the application that one is in. */
export function notificationAddress(
  { templateId, data }: { templateId: number; data: Parameters<typeof notificationTarget>[1] },
  from: BellApplication,
  bootstrap: Bootstrap,
): NotificationAddress {
  const { path, application } = notificationTarget(templateId, data);
  if (application === 'learner') return learnerPage(path, from, bootstrap);
  // the studio's own router knows its pages without the name that they are served under
  return from === 'studio' ? { href: path.replace(/^\/studio/, '') } : { href: path, target: '_top' };
}
