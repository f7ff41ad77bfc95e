import { Plus } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { NEW_KINDS, type NewKind } from './new-elements.ts';

export interface AddElementsProps {
  readonly isFull: boolean;
  readonly onAdd: (kind: NewKind) => void;
}

/** What can be put on the sheet. */
export function AddElements({ isFull, onAdd }: AddElementsProps) {
  const t = useT();
  if (isFull) return <p className="text-sm text-muted">{t('certificate-canvas.full')}</p>;
  return (
    <MenuButton
      label={t('certificate-canvas.add')}
      labelled
      icon={Plus}
      variant="outline"
      groups={[
        {
          id: 'kinds',
          items: NEW_KINDS.map((kind) => ({
            id: kind,
            label: t(`certificate-canvas.new.${kind}`),
            onAction: () => onAdd(kind),
          })),
        },
      ]}
    />
  );
}
