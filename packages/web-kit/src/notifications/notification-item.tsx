import { notificationTarget } from '@sullam/domain/notification-targets.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { EyeOff, Trash2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { useFormat, useKit, useT } from '../kit-context.tsx';
import { type BellApplication, notificationAddress } from './notification-address.ts';
import { NOTIFICATION_PICTURES } from './notification-pictures.gen.ts';
import {
  type Notification,
  useDeleteNotification,
  useHideNotification,
  useReadNotification,
} from './notifications.api.ts';

export interface NotificationItemProps {
  readonly notification: Notification;
  /** Where the list stands; the learner application unless it is said. */
  readonly application?: BellApplication;
  readonly onOpen?: () => void;
  /** Where there is room for it: offers to hide. */
  readonly canHide?: boolean;
}

function Picture({ notification }: { readonly notification: Notification }) {
  const { picture } = notificationTarget(notification.templateId, notification.data);
  if (notification.media) {
    return (
      <img
        src={notification.media.url}
        alt=""
        width={40}
        height={40}
        className="size-10 shrink-0 rounded-md object-cover"
      />
    );
  }
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-text">
      <Icon of={NOTIFICATION_PICTURES[picture]} size={20} />
    </span>
  );
}

/** One notification: leads to what it is about; unread ones carry a dot and become read on the way. Needs the area `notifications`. */
export function NotificationItem({
  notification,
  application = 'learner',
  onOpen,
  canHide = false,
}: NotificationItemProps) {
  const t = useT();
  const format = useFormat();
  const { now, bootstrap } = useKit();
  const read = useReadNotification();
  const remove = useDeleteNotification();
  const hide = useHideNotification();
  const isUnread = notification.readAt === null;
  return (
    <div className={cx('relative flex items-stretch', isUnread && 'bg-primary-soft/60')}>
      <UiLink
        {...notificationAddress(notification, application, bootstrap)}
        onClick={() => {
          if (isUnread) read.mutate(notification.id);
          onOpen?.();
        }}
        className="flex min-w-0 flex-1 gap-3 px-4 py-3 no-underline hover:bg-subtle focus-visible:-outline-offset-2"
      >
        <Picture notification={notification} />
        <span className="min-w-0 flex-1">
          <span className={cx('block text-sm text-ink', isUnread && 'font-medium')}>{notification.text}</span>
          <time dateTime={notification.createdAt} className="mt-0.5 block text-xs text-muted">
            {format.relative(notification.createdAt, new Date(now()), (key) => t(key))}
          </time>
        </span>
        {isUnread && (
          <span className="mt-2 size-2 shrink-0 rounded-full bg-primary">
            <span className="sr-only">{t('notifications.labels.unread')}</span>
          </span>
        )}
      </UiLink>
      {(canHide || !isUnread) && (
        <div className="flex items-center max-sm:flex-col max-sm:justify-center me-2 text-muted">
          {canHide && (
            <IconButton
              icon={EyeOff}
              iconSize={18}
              label={t('notifications.actions.hide')}
              onClick={() => hide.mutate(notification.id)}
            />
          )}
          {!isUnread && (
            <IconButton
              icon={Trash2}
              iconSize={18}
              label={t('notifications.actions.delete')}
              onClick={() => remove.mutate(notification.id)}
            />
          )}
        </div>
      )}
    </div>
  );
}
