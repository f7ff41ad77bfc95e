import type { ControlGroup } from '@sullam/api-client/schema.gen.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { Switch } from '@sullam/ui/components/choice.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
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

/** Which categories of notifications reach this reader; those that the organisation fixed can't be changed. */
export function NotificationSettings() {
  const t = useT();
  const groups = useQuery(notificationGroupsQuery(useLanguage()));
  const settings = useQuery(notificationUserSettingsQuery());
  const update = useUpdateNotificationSetting();
  const failed = [groups, settings].find((query) => query.isError);
  if (failed) return <ErrorState compact title={t('common.failed.title')} onRetry={() => void failed.refetch()} />;
  if (!groups.data || !settings.data) return <SkeletonText lines={6} />;
  const disabled = new Set(settings.data.data.filter((entry) => entry.isDisabled).map((entry) => entry.controlGroupId));
  const change = update.isPending ? update.variables : undefined;
  const isOn = (id: number) => (change?.notificationControlGroupId === id ? !change.isDisabled : !disabled.has(id));
  return (
    <div className="space-y-5">
      {groups.data.data.map((group) => (
        <fieldset key={group.id}>
          <legend className="text-sm font-semibold">{group.name}</legend>
          {group.children.map((category) => (
            <Switch
              key={category.id}
              label={category.name}
              description={whyFixed(category, t)}
              disabled={category.isLocked}
              checked={isOn(category.id)}
              onChange={(isOnNow) => update.mutate({ notificationControlGroupId: category.id, isDisabled: !isOnNow })}
            />
          ))}
        </fieldset>
      ))}
      <Hint slug="notification-settings" />
    </div>
  );
}
