import '../../../app.css';
import { Plus, Ticket } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { usePortals, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CoachingFrame } from '../../../parts/coaching-frame.tsx';
import { Page } from '../../../parts/page.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { Circulation } from './circulation.tsx';
import { PackageDialog } from './package-dialog.tsx';
import { PackageList } from './package-list.tsx';
import { packagesQuery } from './packages.api.ts';

interface FrameProps {
  readonly isAdministrator: boolean;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Administrators come from the list of coaches, and a coach from the other pages of a coach. */
function Frame({ isAdministrator, actions, children }: FrameProps) {
  const t = useT();
  if (!isAdministrator)
    return (
      <CoachingFrame tab="packages" actions={actions}>
        <p className="mb-5 max-w-reading text-muted">{t('coaching-packages.texts.coachLead')}</p>
        {children}
      </CoachingFrame>
    );
  return (
    <Page
      title={t('coaching-packages.titles.credits')}
      lead={t('coaching-packages.texts.adminLead')}
      above={<BackLink href="/coaching/coaches">{t('coaching-packages.actions.back')}</BackLink>}
      actions={actions}
    >
      {children}
    </Page>
  );
}

/** `/coaching/packages`: packages that the reader manages, and for administrators what became of their credits. */
export function PackagesScreen() {
  const t = useT();
  const { isAdministrator } = usePortals();
  const { data, error, isFetching, refetch } = useQuery(packagesQuery());
  const [open, setOpen] = useState<'new' | 'assign' | null>(null);
  const packages = data?.data;
  const isNoCoach = error && 'status' in error && error.status === 404;
  const actions = packages && (
    <>
      {isAdministrator && packages.length > 0 && (
        <Button variant="outline" icon={Ticket} {...preloadOn(Dialog)} onClick={() => setOpen('assign')}>
          {t('coaching-packages.actions.assign')}
        </Button>
      )}
      <Button icon={Plus} {...preloadOn(Dialog)} onClick={() => setOpen('new')}>
        {t('coaching-packages.actions.new')}
      </Button>
    </>
  );
  return (
    <Frame isAdministrator={isAdministrator} actions={actions}>
      {!packages && !error && <SkeletonText lines={8} />}
      {isNoCoach && <EmptyState drawing="not-found" title={t('coaching-packages.empty.noCoach')} />}
      {error && !isNoCoach && !packages && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {packages && (
        <div className="space-y-6">
          <PackageList packages={packages} isAdministrator={isAdministrator} />
          {isAdministrator && <Circulation />}
        </div>
      )}
      {open === 'new' && <PackageDialog of={null} isAdministrator={isAdministrator} onClose={() => setOpen(null)} />}
      {open === 'assign' && packages && <AssignDialog packages={packages} onClose={() => setOpen(null)} />}
    </Frame>
  );
}
