import type { ControlGroup } from '@sullam/api-client/schema.gen.ts';
import { NOTIFICATION_PACES, type NotificationPace } from '@sullam/domain/notification-pace.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Hint } from '../hints/hint.tsx';
import { useLanguage, useT } from '../kit-context.tsx';
import {
  notificationGroupsQuery,
  notificationUserSettingsQuery,
  useUpdateNotificationSetting,
} from './notifications.api.ts';

type Category = ControlGroup['children'][number];

function whyFixed({ isMandatory, isLocked }: Category, t: Translator): string | undefined {
  if (isMandatory) return t('notifications.labels.mandatory');
  return isLocked ? t('notifications.labels.locked') : undefined;
}

interface PaceFieldProps {
  readonly category: Category;
  readonly pace: NotificationPace;
  readonly onChange: (pace: NotificationPace) => void;
}

function PaceField({ category, pace, onChange }: PaceFieldProps) {
  const t = useT();
  return (
    <NativeSelect
      label={category.name}
      hint={whyFixed(category, t)}
      disabled={category.isLocked}
      value={pace}
      options={NOTIFICATION_PACES.map((value) => ({ value, label: t(`notifications.paces.${value}`) }))}
      onChange={(value) => onChange(NOTIFICATION_PACES.find((each) => each === value) ?? 'AT_ONCE')}
    />
  );
}

/** How soon this reader hears of each category of notifications; those that the organisation fixed can't be changed. */
export function NotificationSettings() {
  const t = useT();
  const groups = useQuery(notificationGroupsQuery(useLanguage()));
  const settings = useQuery(notificationUserSettingsQuery());
  const update = useUpdateNotificationSetting();
  const failed = [groups, settings].find((query) => query.isError);
  if (failed) return <ErrorState compact title={t('common.failed.title')} onRetry={() => void failed.refetch()} />;
  if (!groups.data || !settings.data) return <SkeletonText lines={6} />;
  const paces = new Map(settings.data.data.map((entry) => [entry.controlGroupId, entry.pace]));
  const change = update.isPending ? update.variables : undefined;
  const paceOf = (id: number) => (change?.notificationControlGroupId === id ? change.pace : paces.get(id)) ?? 'AT_ONCE';
  return (
    <div className="space-y-5">
      <p className="text-sm text-muted">{t('notifications.paces.hint')}</p>
      {groups.data.data.map((group) => (
        <fieldset key={group.id}>
          <legend className="mb-2 text-sm font-semibold">{group.name}</legend>
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {group.children.map((category) => (
              <PaceField
                key={category.id}
                category={category}
                pace={paceOf(category.id)}
                onChange={(pace) => update.mutate({ notificationControlGroupId: category.id, pace })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Hint slug="notification-settings" />
    </div>
  );
}
