import { Archive, EllipsisVertical, Pencil, Ticket } from '@sullam/ui/base/icons.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { LotsDrawer } from './lots-drawer.tsx';
import { PackageDialog } from './package-dialog.tsx';
import { type CoachingPackage, useArchivePackage } from './packages.api.ts';

interface ArchiveDialogProps {
  readonly of: CoachingPackage;
  readonly onClose: () => void;
}

function ArchiveDialog({ of: { coachingPackageId, version }, onClose }: ArchiveDialogProps) {
  const t = useT();
  const archive = useArchivePackage(coachingPackageId);
  return (
    <ConfirmDialog
      open
      danger
      title={t('coaching-packages.titles.archive')}
      confirmLabel={t('coaching-packages.actions.archive')}
      pending={archive.isPending}
      onClose={onClose}
      onConfirm={() => archive.mutate({ version }, { onSettled: onClose })}
    >
      {t('coaching-packages.texts.archive')}
    </ConfirmDialog>
  );
}

/** What it costs, and how many learners have bought it. */
function Sale({ of: { priceMinor, isForSale, currency, soldCount } }: { readonly of: CoachingPackage }) {
  const t = useT();
  const format = useFormat();
  const price =
    priceMinor === 0 ? t('coaching-packages.texts.free') : format.money({ amount: priceMinor ?? 0, currency });
  return (
    <p className="text-sm">
      {isForSale && priceMinor !== null ? (
        <span className="font-medium tabular">{price}</span>
      ) : (
        <span className="text-muted">{t('coaching-packages.texts.notForSale')}</span>
      )}
      {soldCount > 0 && (
        <span className="text-muted">
          {' · '}
          {t('coaching-packages.counts.sold', { count: soldCount })}
        </span>
      )}
    </p>
  );
}

interface RowProps {
  readonly of: CoachingPackage;
  readonly isAdministrator: boolean;
}

function PackageRow({ of, isAdministrator }: RowProps) {
  const t = useT();
  const text = useAuthorText();
  const isSold = useHasFeature()('marketplace');
  const [open, setOpen] = useState<'edit' | 'archive' | 'lots' | null>(null);
  const close = () => setOpen(null);
  const items = [
    ...(isAdministrator
      ? [{ id: 'lots', label: t('coaching-packages.actions.lots'), icon: Ticket, onAction: () => setOpen('lots') }]
      : []),
    { id: 'edit', label: t('coaching-packages.actions.edit'), icon: Pencil, onAction: () => setOpen('edit') },
    { id: 'archive', label: t('coaching-packages.actions.archive'), icon: Archive, onAction: () => setOpen('archive') },
  ];
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <AuthorTextFor text={of.title} />
        </p>
        <p className="text-sm text-muted">
          {t('coaching-packages.counts.sessions', { count: of.sessionCount })}
          {' · '}
          {t('coaching-packages.counts.validity', { count: of.validityDays })}
          {isAdministrator && (
            <>
              {' · '}
              <bdi>{of.coachName ?? t('coaching-packages.texts.anyCoach')}</bdi>
            </>
          )}
        </p>
        {isSold && <Sale of={of} />}
      </div>
      <MenuButton
        label={t('coaching-packages.actions.more', { name: text(of.title) })}
        icon={EllipsisVertical}
        groups={[{ id: 'package', items }]}
      />
      {open === 'edit' && <PackageDialog of={of} isAdministrator={isAdministrator} onClose={close} />}
      {open === 'lots' && <LotsDrawer of={of} onClose={close} />}
      {open === 'archive' && <ArchiveDialog of={of} onClose={close} />}
    </li>
  );
}

interface PackageListProps {
  readonly packages: readonly CoachingPackage[];
  readonly isAdministrator: boolean;
}

/** Packages that can be assigned. */
export function PackageList({ packages, isAdministrator }: PackageListProps) {
  const t = useT();
  if (packages.length === 0)
    return (
      <EmptyState
        drawing="calendar"
        level={2}
        title={t('coaching-packages.empty.title')}
        description={t('coaching-packages.empty.text')}
      />
    );
  return (
    <Card as="section" padding="lg">
      <ul aria-label={t('coaching-packages.titles.credits')} className="divide-y divide-line">
        {packages.map((one) => (
          <PackageRow key={one.coachingPackageId} of={one} isAdministrator={isAdministrator} />
        ))}
      </ul>
    </Card>
  );
}
