import '../../../app.css';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DraftBar } from './draft-bar.tsx';
import { type NotificationGroup, notificationCategoriesQuery, useSaveNotificationLocks } from './organization.api.ts';
import { SettingsPart } from './settings-part.tsx';
import { useDraft } from './use-draft.ts';
import { Loaded } from './with-settings.tsx';

type Locks = Record<number, boolean>;

const locksOf = (groups: readonly NotificationGroup[]): Locks =>
  Object.fromEntries(groups.flatMap(({ children }) => children.map(({ id, isLocked }) => [id, isLocked])));

function LocksForm({ groups }: { readonly groups: readonly NotificationGroup[] }) {
  const t = useT();
  const notify = useNotify();
  const saved = useMemo(() => locksOf(groups), [groups]);
  const draft = useDraft(saved);
  const save = useSaveNotificationLocks();
  const submit = () => {
    const changed = Object.entries(draft.value).filter(([id, isLocked]) => saved[Number(id)] !== isLocked);
    save.mutate(
      changed.map(([id, isLocked]) => ({ notificationControlGroupId: Number(id), isLocked })),
      {
        onSuccess: () => {
          draft.accept(draft.value);
          notify({ tone: 'success', text: t('organization-settings.messages.saved') });
        },
      },
    );
  };
  return (
    <>
      <SettingsPart
        title={t('organization-settings.notifications.title')}
        text={t('organization-settings.notifications.text')}
      >
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {groups.map((group) => (
            <fieldset key={group.id} className="min-w-0">
              <legend className="mb-1 text-sm font-semibold">{group.name}</legend>
              {group.children.map(({ id, name, isMandatory }) => (
                <Switch
                  key={id}
                  label={name}
                  description={isMandatory ? t('organization-settings.notifications.mandatory') : undefined}
                  disabled={isMandatory}
                  checked={draft.value[id] ?? false}
                  onChange={(isLocked) => draft.set({ [id]: isLocked })}
                />
              ))}
            </fieldset>
          ))}
        </div>
      </SettingsPart>
      <DraftBar draft={draft} save={save} onSave={submit} />
    </>
  );
}

/** Which notifications reach every member, whatever they would rather have switched off. */
export function NotificationsScreen() {
  const groups = useQuery(notificationCategoriesQuery(useLanguage()));
  return <Loaded query={groups}>{({ data }) => <LocksForm groups={data} />}</Loaded>;
}
