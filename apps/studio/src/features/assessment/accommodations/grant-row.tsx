import { EllipsisVertical, Pencil, Trash2 } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';

export interface GrantRowProps {
  /** Whom it is for, as it is drawn and in plain words. */
  readonly name: ReactNode;
  readonly plainName: string;
  /** Beside the name, in a few words. */
  readonly words?: ReactNode;
  /** What it comes to. */
  readonly facts: ReactNode;
  readonly note: string;
  readonly onEdit: () => void;
  readonly onWithdraw: () => void;
}

/** What was granted to one learner or one group. */
export function GrantRow({ name, plainName, words, facts, note, onEdit, onWithdraw }: GrantRowProps) {
  const t = useT();
  const items = [
    { id: 'edit', label: t('common.actions.edit'), icon: Pencil, onAction: onEdit },
    { id: 'withdraw', label: t('accommodations.grants.withdraw'), icon: Trash2, danger: true, onAction: onWithdraw },
  ];
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{name}</span>
          {words}
        </p>
        <p className="text-sm text-muted">{facts}</p>
        {note && <p className="text-sm wrap-anywhere text-muted">{t('accommodations.grants.note', { note })}</p>}
      </div>
      <span className="print:hidden">
        <MenuButton
          icon={EllipsisVertical}
          label={t('studio.words.actionsFor', { name: plainName })}
          groups={[{ id: 'grant', items }]}
        />
      </span>
    </li>
  );
}
