import { Printer } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ChecklistItem } from './checklists.api.ts';

interface VisitSheetProps {
  readonly title: string;
  readonly visit: NonNullable<ChecklistItem['visit']>;
  readonly onClose: () => void;
}

/** The code that hangs at a place, to be printed. */
export function VisitSheet({ title, visit, onClose }: VisitSheetProps) {
  const t = useT();
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={t('checklist-keeping.hints.sheet')}
      onClose={onClose}
      footer={
        <Button icon={Printer} onClick={() => window.print()}>
          {t('common.actions.print')}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-3">
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(visit.qr)}`}
          alt={t('checklist-keeping.words.qr')}
          className="size-56 rounded-lg bg-white p-2"
        />
        <p dir="ltr" className="font-mono text-xl tracking-widest">
          {visit.code.slice(0, 5)} {visit.code.slice(5)}
        </p>
      </div>
    </Dialog>
  );
}
