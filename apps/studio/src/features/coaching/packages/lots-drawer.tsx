import { Button } from '@sullam/ui/components/button.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ExtendDialog, TakeBackDialog } from './lot-dialogs.tsx';
import { type CoachingCreditLot, type CoachingPackage, exportLots, lotsQuery } from './packages.api.ts';

const TAKE = 20;
/** The most that one response holds. */
const MOST = 100;

/** A learner's credits, with what became of them. */
function Lot({ lot }: { readonly lot: CoachingCreditLot }) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState<'take-back' | 'extend' | null>(null);
  const close = () => setOpen(null);
  return (
    <li className="space-y-1 border-t border-line py-3 first:border-0">
      <p className="font-medium wrap-anywhere">
        <bdi>{lot.learnerName}</bdi>
      </p>
      <p className="text-sm text-muted">
        {t(`coaching-packages.sources.${lot.source}`)}
        {' · '}
        {t('coaching-packages.columns.expiresAt')} {format.date(lot.expiresAt)}
      </p>
      <p className="text-sm tabular">
        {t('coaching-packages.counts.lot', {
          remaining: format.number(lot.remaining),
          reserved: format.number(lot.reserved),
          used: format.number(lot.consumed),
          total: format.number(lot.granted),
        })}
      </p>
      {lot.remaining + lot.expired > 0 && (
        <p className="flex flex-wrap gap-2 pt-1">
          <Button size="sm" variant="outline" onClick={() => setOpen('extend')}>
            {t('coaching-packages.actions.extend')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setOpen('take-back')}>
            {t('coaching-packages.actions.takeBack')}
          </Button>
        </p>
      )}
      {open === 'extend' && <ExtendDialog lot={lot} onClose={close} />}
      {open === 'take-back' && <TakeBackDialog lot={lot} onClose={close} />}
    </li>
  );
}

interface LotsDrawerProps {
  readonly of: CoachingPackage;
  readonly onClose: () => void;
}

/** Who has credits of a package, newest first. The file holds all of them. */
export function LotsDrawer({ of: { coachingPackageId, title }, onClose }: LotsDrawerProps) {
  const t = useT();
  const text = useAuthorText();
  const [take, setTake] = useState(TAKE);
  const { data, isError, isFetching, refetch } = useQuery(lotsQuery(coachingPackageId, take));
  return (
    <Drawer
      open
      wide
      side="end"
      onClose={onClose}
      title={t('coaching-packages.titles.lots', { name: text(title) })}
      footer={<ExportMenu file={exportLots(coachingPackageId)} disabled={!data || data.total === 0} />}
    >
      {!data && !isError && <SkeletonText lines={5} />}
      {!data && isError && (
        <Button variant="outline" onClick={() => void refetch()}>
          {t('common.actions.retry')}
        </Button>
      )}
      {data?.total === 0 && <p className="text-muted">{t('coaching-packages.texts.noLots')}</p>}
      <ul>
        {data?.data.map((lot) => (
          <Lot key={lot.creditLotId} lot={lot} />
        ))}
      </ul>
      {data && data.total > data.data.length && take < MOST && (
        <Button variant="outline" pending={isFetching} onClick={() => setTake(Math.min(MOST, take + TAKE))}>
          {t('coaching-packages.actions.older')}
        </Button>
      )}
    </Drawer>
  );
}
