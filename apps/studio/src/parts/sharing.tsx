import { SHARINGS, type Sharing } from '@sullam/domain/sharing.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { EmptyCell } from '@sullam/ui/table/empty-cell.tsx';
import { useT, useUser } from '@sullam/web-kit/kit-context.tsx';

interface Owner {
  readonly userId: number;
  readonly firstName: string;
  readonly lastName: string;
}

export interface SharingFieldProps {
  readonly value: Sharing;
  readonly disabled: boolean;
  readonly onChange: (sharing: Sharing) => void;
}

/** How far colleagues may go with a bank question or a rubric. */
export function SharingField({ value, disabled, onChange }: SharingFieldProps) {
  const t = useT();
  return (
    <NativeSelect
      label={t('sharing.labels.sharing')}
      hint={t('sharing.labels.hint')}
      className="max-w-120"
      value={value}
      disabled={disabled}
      onChange={(chosen) => onChange(SHARINGS.find((sharing) => sharing === chosen) ?? value)}
      options={SHARINGS.map((sharing) => ({ value: sharing, label: t(`sharing.choices.${sharing}`) }))}
    />
  );
}

/** Whose it is, with a badge where it isn't shared as usual. */
export function OwnerCell({ owner, sharing }: { readonly owner: Owner | null; readonly sharing: Sharing }) {
  const t = useT();
  const ownId = useUser()?.id;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {owner === null && <EmptyCell />}
      {owner &&
        (owner.userId === ownId ? t('sharing.labels.you') : <bdi>{`${owner.firstName} ${owner.lastName}`}</bdi>)}
      {sharing !== 'USE' && <Badge>{t(`sharing.badges.${sharing}`)}</Badge>}
    </span>
  );
}
