import '../../../app.css';
import { NOTIFICATION_PAGE_SIZE } from '@sullam/domain/limits.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { notificationCountQuery } from '@sullam/web-kit/notifications/notification-count.api.ts';
import { NotificationItem } from '@sullam/web-kit/notifications/notification-item.tsx';
import { NotificationSettings } from '@sullam/web-kit/notifications/notification-settings.tsx';
import { notificationsQuery, useReadAllNotifications } from '@sullam/web-kit/notifications/notifications.api.ts';
import { type AddressQuery, useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';

const TABS = ['all', 'unread', 'settings'] as const;

interface ListProps {
  readonly isUnread: boolean;
  readonly page: number;
  readonly address: AddressQuery;
}

function NotificationList({ isUnread, page, address }: ListProps) {
  const t = useT();
  const query = { language: useLanguage(), isUnread, page: page - 1, size: NOTIFICATION_PAGE_SIZE };
  const { data, isError, isFetching, refetch } = useQuery({
    ...notificationsQuery(query),
    placeholderData: (previous) => previous,
  });
  const isPast = useExistingPage(address, { page, total: data?.total, size: NOTIFICATION_PAGE_SIZE });
  if (!data && isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || isPast)
    return (
      <Card>
        <SkeletonText lines={10} />
      </Card>
    );
  if (data.data.length === 0)
    return (
      <EmptyState
        drawing="no-notifications"
        title={t(isUnread ? 'notifications.empty.unread' : 'notifications.empty.title')}
      />
    );
  return (
    <>
      <Card padding="none" className="overflow-hidden">
        <ul className="divide-y divide-line">
          {data.data.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} canHide />
            </li>
          ))}
        </ul>
      </Card>
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pagesOf(data.total, NOTIFICATION_PAGE_SIZE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      </div>
    </>
  );
}

function ReadAllButton() {
  const t = useT();
  const notify = useNotify();
  const { data } = useQuery(notificationCountQuery());
  const readAll = useReadAllNotifications();
  return (
    <Button
      variant="outline"
      // its place is kept, so that the list doesn't move when it is known whether there is something to read
      style={data?.count ? undefined : { visibility: 'hidden' }}
      pending={readAll.isPending}
      onClick={() =>
        readAll.mutate(undefined, {
          onSuccess: () => notify({ tone: 'success', text: t('notifications.messages.allRead') }),
        })
      }
    >
      {t('notifications.actions.markAllRead')}
    </Button>
  );
}

/** `/notifications`: everything the reader was notified of, ten at a time; what is unread; what to be notified of. */
export function NotificationsScreen() {
  const t = useT();
  const address = useAddressQuery();
  const tab = TABS.find((known) => known === address.value('tab')) ?? 'all';
  const page = pageOf(address.value('page'));
  return (
    <div className="page-width page-gutter max-w-200 py-8">
      <PageHead title={t('notifications.titles.page')} actions={<ReadAllButton />} />
      <LinkTabs
        className="mb-6"
        label={t('notifications.titles.page')}
        items={TABS.map((each) => ({
          href: address.hrefWith({ tab: each === 'all' ? null : each, page: null }),
          label: t(`notifications.tabs.${each}`),
          current: each === tab,
        }))}
      />
      {tab === 'settings' ? (
        <Card padding="lg">
          <NotificationSettings />
        </Card>
      ) : (
        <NotificationList key={tab} isUnread={tab === 'unread'} page={page} address={address} />
      )}
    </div>
  );
}
