import '../../../app.css';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useDestinationPath } from '@sullam/web-kit/router/page-path.ts';
import { Outlet } from '@tanstack/react-router';
import { Page } from '../../../parts/page.tsx';
import { SETTINGS_TABS, TAB_FEATURES } from './settings-tabs.ts';

/** The organisation's settings: a place of its own for each group. */
export function SettingsScreen() {
  const t = useT();
  const hasFeature = useHasFeature();
  const tabs = SETTINGS_TABS.filter((tab) => TAB_FEATURES[tab] === undefined || hasFeature(TAB_FEATURES[tab]));
  const path = useDestinationPath().replace(/\/+$/, '');
  return (
    <Page title={t('organization-settings.menu.settings')} lead={t('organization-settings.messages.effect')}>
      <LinkTabs
        label={t('organization-settings.menu.settings')}
        className="mb-6"
        items={tabs.map((tab) => ({
          href: `/settings/${tab}`,
          label: t(`organization-settings.tabs.${tab}`),
          current: path.endsWith(`/settings/${tab}`),
        }))}
      />
      <Outlet />
    </Page>
  );
}
