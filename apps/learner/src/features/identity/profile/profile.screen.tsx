import '../../../app.css';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Tabs } from '@sullam/ui/components/tabs.tsx';
import { useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { loadSecurityPanel } from '../security/security.public.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { profileQuery, registrationFormQuery } from './profile.api.ts';

const SecurityPanel = lazyPart(loadSecurityPanel);
const NotificationSettings = lazyPart(() =>
  import('@sullam/web-kit/notifications/notification-settings.tsx').then((file) => file.NotificationSettings),
);

const TABS = ['details', 'security', 'notifications', 'preferences', 'account'] as const;
type Tab = (typeof TABS)[number];

function Details() {
  const t = useT();
  const { id } = useMember();
  const profile = useQuery(profileQuery(id));
  const form = useQuery(registrationFormQuery());
  const failed = [profile, form].find((query) => query.isError);
  if (failed) return <ErrorState compact title={t('common.failed.title')} onRetry={() => void failed.refetch()} />;
  if (!profile.data || !form.data) return <SkeletonText lines={6} />;
  return <DetailsForm profile={profile.data} form={form.data.data} />;
}

function Panel({ tab }: { readonly tab: Tab }) {
  const t = useT();
  switch (tab) {
    case 'security':
      return <SecurityPanel />;
    case 'notifications':
      return (
        <Card as="section" padding="lg">
          <CardHeading description={t('profile.notifications.text')}>{t('profile.notifications.title')}</CardHeading>
          <NotificationSettings />
        </Card>
      );
    case 'preferences':
      return <PreferencesCard />;
    case 'account':
      return <DeleteAccount />;
    default:
      return <Details />;
  }
}

/** The reader's own account in this organisation. The open tab stands in the address. */
export function ProfileScreen() {
  const t = useT();
  const member = useMember();
  const { value, change } = useAddressQuery();
  const profile = useQuery(profileQuery(member.id));
  const tab = TABS.find((known) => known === value('tab')) ?? 'details';
  return (
    <div className="page-gutter mx-auto max-w-[56rem] py-8">
      <PhotoCard profile={profile.data ?? { ...member, joinedAt: undefined }} />
      <Tabs
        label={t('profile.titles.page')}
        items={TABS.map((known) => ({ id: known, label: t(`profile.tabs.${known}`) }))}
        value={tab}
        onChange={(next) => change({ tab: next === 'details' ? null : next }, { replace: true })}
        className="mt-6"
      >
        <Panel tab={tab} />
      </Tabs>
    </div>
  );
}
