import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { cx } from '../base/cx.ts';
import { X } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { IconButton } from '../components/button.tsx';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** The start or end side of the page, or a sheet at the bottom. */
  readonly side?: 'start' | 'end' | 'bottom';
  /** Room for a form beside the page. */
  readonly wide?: boolean;
  /** Without the inner gutter, for menus. */
  readonly flush?: boolean;
}

const PLACES = {
  start: 'inset-y-0 start-0 w-80 max-w-[86vw] animate-slide',
  end: 'inset-y-0 end-0 w-105 max-w-[92vw] animate-in',
  wideEnd: 'inset-y-0 end-0 w-full animate-in sm:w-160 sm:max-w-[92vw]',
  bottom: 'inset-x-0 bottom-0 max-h-[92%] rounded-t-xl animate-sheet sm:mx-auto sm:max-w-140',
} as const;

/** A panel from an edge: the side menu of a phone, filters as a bottom sheet, details at the end side. */
export const Drawer = inLocale(function Drawer({
  open,
  onClose,
  title,
  children,
  footer,
  side = 'start',
  wide = false,
  flush,
}: DrawerProps) {
  const words = useUiWords();
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => next || onClose()}
      isDismissable
      className="fixed inset-0 z-2300 h-(--visual-viewport-height) bg-black/50"
    >
      <Modal
        className={cx(
          'fixed flex flex-col overflow-hidden bg-raised text-ink shadow-16',
          PLACES[wide && side === 'end' ? 'wideEnd' : side],
        )}
      >
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          <div className="flex min-h-15 items-center gap-3 ps-5 pe-3">
            <Heading slot="title" level={2} className="min-w-0 flex-1 text-lg clip-line">
              {title}
            </Heading>
            <IconButton icon={X} label={words.close} onClick={onClose} className="text-muted" />
          </div>
          <div className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain', flush ? 'pb-4' : 'px-5 pt-1 pb-6')}>
            {children}
          </div>
          {footer && <div className="flex gap-3 border-t border-line px-5 py-4 [&>*]:flex-1">{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
});
