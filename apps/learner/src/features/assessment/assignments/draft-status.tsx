import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, LoaderCircle, type LucideIcon, Pencil, WifiOff } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { DraftControl, DraftStatus } from './use-draft.ts';

const ICONS: Record<DraftStatus, LucideIcon> = {
  saved: CircleCheck,
  'half-link': CircleAlert,
  unsaved: Pencil,
  saving: LoaderCircle,
  offline: WifiOff,
  conflict: CircleAlert,
  refused: CircleAlert,
};

/** Where what is written is now. */
export function DraftState({ draft }: { readonly draft: DraftControl }) {
  const t = useT();
  const format = useFormat();
  const { status, savedAt } = draft;
  const time = savedAt && format.time(savedAt);
  const text = {
    saved: time ? t('common.states.savedAt', { time }) : t('assignments.draft.empty'),
    'half-link': t('assignments.draft.halfLink', { time: time ?? '' }),
    unsaved: t('common.states.unsaved'),
    saving: t('common.states.saving'),
    offline: t('assignments.draft.offline'),
    conflict: t('assignments.draft.conflict'),
    refused: t('assignments.draft.refused'),
  }[status];
  const isBad = status !== 'saved' && status !== 'unsaved' && status !== 'saving';
  return (
    <p role="status" className={`flex items-center gap-1.5 text-sm ${isBad ? 'text-danger-text' : 'text-muted'}`}>
      <Icon of={status === 'saved' && !savedAt ? Pencil : ICONS[status]} size={16} />
      {text}
    </p>
  );
}

/** Somebody else wrote meanwhile: nobody's words are lost without being asked. */
export function DraftConflict({ draft, isGroup }: { readonly draft: DraftControl; readonly isGroup: boolean }) {
  const t = useT();
  if (draft.status !== 'conflict') return null;
  return (
    <Banner tone="warning" live="assertive" title={t('assignments.draft.conflict')}>
      <p>{t(isGroup ? 'assignments.draft.conflictGroup' : 'assignments.draft.conflictTab')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void draft.keepMine()}>
          {t('assignments.actions.keepMine')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => void draft.takeTheirs()}>
          {t('assignments.actions.takeTheirs')}
        </Button>
      </div>
    </Banner>
  );
}
