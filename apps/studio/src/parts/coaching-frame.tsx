import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { Page } from './page.tsx';

const TABS = [
  'today',
  'calendar',
  'availability',
  'session-types',
  'packages',
  'learners',
  'ratings',
  'profile',
] as const;
export type CoachingTab = (typeof TABS)[number];

interface CoachingFrameProps {
  readonly tab: CoachingTab;
  /** Beside the title: a state. */
  readonly mark?: ReactNode;
  /** Buttons of the page; the main one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Around the pages of a coach. Screens that use it load the area `coaching`. */
export function CoachingFrame({ tab, mark, actions, children }: CoachingFrameProps) {
  const t = useT();
  return (
    <Page title={t(`coaching.tabs.${tab}`)} mark={mark} actions={actions}>
      <LinkTabs
        label={t('coaching.tabs.label')}
        className="mb-6"
        items={TABS.map((id) => ({ href: `/coaching/${id}`, label: t(`coaching.tabs.${id}`), current: id === tab }))}
      />
      {children}
    </Page>
  );
}
