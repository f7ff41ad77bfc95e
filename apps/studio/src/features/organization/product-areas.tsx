import { ORGANIZATION_MODULE_PERMISSIONS } from '@sullam/domain/permissions.ts';
import { PLANNED_PERMISSIONS } from '@sullam/domain/planned-permissions.ts';
import { Switch } from '@sullam/ui/components/choice.tsx';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { productAreasQuery, useSetProductArea } from './organization.api.ts';
import { SettingsPart } from './settings-part.tsx';
import { Loaded } from './with-settings.tsx';

const OFFERED = ORGANIZATION_MODULE_PERMISSIONS.filter((slug) => !PLANNED_PERMISSIONS.has(slug));

/** The permissions of the organisation itself: each is given and taken at once. */
export function ProductAreas() {
  const t = useT();
  const kit = useKit();
  const notify = useNotify();
  const areas = useQuery(productAreasQuery());
  const change = useSetProductArea();
  const set = (slug: string, isHeld: boolean) =>
    change.mutate(
      { slug, isHeld },
      {
        onSuccess: async () => {
          notify({ tone: 'success', text: t('organization-settings.messages.saved') });
          await kit.refreshPermissions();
        },
      },
    );
  return (
    <SettingsPart title={t('members.categories.modules')} text={t('organization-settings.areas.text')}>
      <Loaded query={areas}>
        {({ data: held }) => (
          <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {OFFERED.map((slug) => (
              <Switch
                key={slug}
                label={t.dynamic(`members.permissions.${slug}`) ?? slug}
                checked={held.includes(slug) || held.includes('organization_everything')}
                disabled={change.isPending}
                onChange={(on) => set(slug, on)}
              />
            ))}
          </div>
        )}
      </Loaded>
    </SettingsPart>
  );
}
