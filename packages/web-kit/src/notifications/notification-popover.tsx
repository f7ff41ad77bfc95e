import { NOTIFICATION_POPOVER_WIDTH } from '@sullam/domain/limits.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Tabs } from '@sullam/ui/components/tabs.tsx';
import { Popover } from '@sullam/ui/overlays/popover.tsx';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useKit, useLanguage, useT } from '../kit-context.tsx';
import { useAreas } from '../shell/use-areas.ts';
import { type BellApplication, learnerPage } from './notification-address.ts';
import { NotificationItem } from './notification-item.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { notificationsQuery, useReadAllNotifications } from './notifications.api.ts';

export interface NotificationPopoverProps {
  readonly application: BellApplication;
  readonly triggerRef: RefObject<Element | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly unreadCount: number;
}

const TABS = ['all', 'unread', 'settings'] as const;
type Tab = (typeof TABS)[number];

interface ListProps {
  readonly application: BellApplication;
  readonly isUnread: boolean;
  readonly onOpen: () => void;
}

function NotificationList({ application, isUnread, onOpen }: ListProps) {
  const t = useT();
  const list = useQuery(notificationsQuery({ language: useLanguage(), isUnread }));
  if (list.isError) return <ErrorState compact title={t('common.failed.title')} onRetry={() => void list.refetch()} />;
  if (!list.data) {
    return (
      <div className="px-4">
        <SkeletonText lines={6} />
      </div>
    );
  }
  if (list.data.data.length === 0) {
    return (
      <EmptyState
        compact
        drawing="no-notifications"
        title={t(isUnread ? 'notifications.empty.unread' : 'notifications.empty.title')}
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {list.data.data.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} application={application} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

/** The panel of the bell: all, unread, settings; 350 wide. */
export function NotificationPopover({
  application,
  triggerRef,
  open,
  onOpenChange,
  unreadCount,
}: NotificationPopoverProps) {
  const t = useT();
  const { bootstrap } = useKit();
  const isReady = useAreas(['notifications']);
  const [tab, setTab] = useState<Tab>('all');
  const readAll = useReadAllNotifications();
  const close = () => onOpenChange(false);
  if (!isReady) return null;
  return (
    <Popover
      triggerRef={triggerRef}
      open={open}
      onOpenChange={onOpenChange}
      label={t('notifications.titles.page')}
      width={NOTIFICATION_POPOVER_WIDTH}
      flush
    >
      <div className="flex min-h-13 items-center justify-between gap-2 ps-4 pe-2 pt-1">
        <h2 className="text-base">{t('notifications.titles.page')}</h2>
        {unreadCount > 0 && (
          <Button size="sm" variant="ghost" pending={readAll.isPending} onClick={() => readAll.mutate()}>
            {t('notifications.actions.markAllRead')}
          </Button>
        )}
      </div>
      <Tabs
        className="[&>[role=tablist]]:px-1"
        label={t('notifications.titles.page')}
        items={TABS.map((id) => ({ id, label: t(`notifications.tabs.${id}`) }))}
        value={tab}
        onChange={(id) => setTab(TABS.find((known) => known === id) ?? 'all')}
      >
        <div className="-mt-6 max-h-[min(420px,55vh)] overflow-y-auto overscroll-contain">
          {tab === 'settings' ? (
            <div className="p-4">
              <NotificationSettings />
            </div>
          ) : (
            <NotificationList key={tab} application={application} isUnread={tab === 'unread'} onOpen={close} />
          )}
        </div>
      </Tabs>
      <div className="border-t border-line p-2">
        <LinkButton {...learnerPage('/notifications', application, bootstrap)} variant="ghost" full onClick={close}>
          {t('notifications.actions.seeAll')}
        </LinkButton>
      </div>
    </Popover>
  );
}
