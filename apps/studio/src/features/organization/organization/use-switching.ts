import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changedKeys, configurationOf } from './configuration-of.ts';
import { type Switchable, switched } from './feature-switches.ts';
import { refreshSettings, saveConfiguration, saveProductArea, settingsQuery } from './organization.api.ts';

interface Switching {
  readonly item: Switchable;
  readonly on: boolean;
}

/**
 * Switches at once: the switch moves with the press, one call follows the other, and what the server refuses goes back and is said.
 * `wanted` holds what was pressed and is not answered yet.
 */
export function useSwitching() {
  const t = useT();
  const kit = useKit();
  const notify = useNotify();
  const client = useQueryClient();
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({});
  const nameOf = ({ labelKey, id }: Switchable) => t.dynamic(labelKey) ?? id;
  const { mutate } = useMutation({
    // all features are one value: each change begins with what the one before it has left
    scope: { id: 'switching' },
    meta: { isQuiet: true },
    mutationFn: async ({ item, on }: Switching) => {
      if (item.kind === 'area') {
        await saveProductArea(item.id, on);
        await kit.refreshPermissions();
        return;
      }
      const before = configurationOf(await client.ensureQueryData(settingsQuery()));
      await saveConfiguration(changedKeys(before, switched(before, item, on)));
    },
    onError: (_error, { item }) =>
      notify({ tone: 'error', text: t('organization-settings.features.failed', { name: nameOf(item) }) }),
    onSettled: async (_done, _error, { item, on }) => {
      await refreshSettings(client);
      // pressed again meanwhile: that one is still to be answered
      setWanted(({ [item.id]: latest, ...others }) =>
        latest === undefined || latest === on ? others : { ...others, [item.id]: latest },
      );
    },
  });
  const set = (item: Switchable, on: boolean) => {
    setWanted((before) => ({ ...before, [item.id]: on }));
    mutate(
      { item, on },
      {
        onSuccess: () =>
          notify({
            tone: 'success',
            text: t(`organization-settings.features.${on ? 'turnedOn' : 'turnedOff'}`, { name: nameOf(item) }),
            action: { label: t('common.actions.undo'), run: () => set(item, !on) },
          }),
      },
    );
  };
  return { wanted, set };
}
