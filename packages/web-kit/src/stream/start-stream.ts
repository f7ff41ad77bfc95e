import type { Kit } from '../kit.ts';
import { isNotificationQuery } from '../query/notification-queries.ts';
import type { StreamMessage } from './server-events.ts';
import { type Channel, shareStream } from './shared-stream.ts';
import { keepStreamOpen } from './stream-connection.ts';

type Listener = (message: StreamMessage) => void;
const listeners = new Set<Listener>();

/** Hears every message of the stream, in whichever tab it arrives; the answer ends it. */
export function onStreamMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the stream for whoever is signed in, and closes it with the session. Every message refreshes notifications. */
export function startStream(kit: Kit): () => void {
  let stopCurrent: (() => void) | undefined;
  let currentUser: number | undefined;

  const onMessage: Listener = (message) => {
    // with this every stream begins; it tells nobody anything but what may have been switched while none was open
    if (message.name === 'features') return kit.takeFeatures(JSON.parse(message.data));
    void kit.queryClient.invalidateQueries({ predicate: isNotificationQuery });
    if (message.name.startsWith('permission')) void kit.refreshPermissions().catch(() => undefined);
    if (message.name === 'organization-changed') void kit.refreshFeatures().catch(() => undefined);
    for (const listener of listeners) listener(message);
  };

  const open = (userId: number): (() => void) => {
    const name = `sullam.stream.${kit.bootstrap.organization.organizationId}.${userId}`;
    return shareStream({
      locks: (navigator as { locks?: LockManager }).locks,
      openChannel: 'BroadcastChannel' in window ? (): Channel => new BroadcastChannel(name) : undefined,
      name,
      onMessage,
      connect: (onEach, lastEventId, ending, onMark) =>
        keepStreamOpen(
          {
            open: (headers, signal) => fetch('/api/sse', { headers: { ...kit.headers('GET'), ...headers }, signal }),
            renew: async () => {
              const session = kit.session.get();
              return session !== null && (await kit.refresh(session.access)) === 'renewed';
            },
            onMessage: onEach,
            onMark,
            lastEventId,
          },
          ending,
        ),
    });
  };

  const follow = () => {
    const user = kit.session.get()?.user;
    // before the new password is chosen the server refuses everything else
    const userId = user?.forceResetPassword ? undefined : user?.id;
    if (userId === currentUser) return;
    currentUser = userId;
    stopCurrent?.();
    stopCurrent = userId === undefined ? undefined : open(userId);
  };
  const unsubscribe = kit.session.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    stopCurrent?.();
  };
}
