import { type ReactNode, useEffect } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { X } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { IconButton } from '../components/button.tsx';
import { closeToasts } from './toast-queue.ts';

export interface MomentProps {
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Fills what lies above the sheet. */
  readonly art: ReactNode;
  /** Whether the art is dark, so that what stands on it has to be light. */
  readonly isDark: boolean;
  /** The sheet. */
  readonly children: ReactNode;
}

/** A picture with a sheet of words at its foot: the whole of a phone, a tall card where there is more room. */
export const Moment = inLocale(function Moment({ onClose, title, art, isDark, children }: MomentProps) {
  const words = useUiWords();
  // what was said before would lie on its title
  useEffect(closeToasts, []);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => open || onClose()}
      className="fixed inset-0 z-2400 flex h-(--visual-viewport-height) items-center justify-center bg-black/60 sm:p-6 entering:animate-in"
    >
      <Modal className="size-full overflow-hidden bg-raised text-ink shadow-24 sm:h-[min(56rem,100%)] sm:max-w-110 sm:rounded-xl">
        <AriaDialog className="flex h-full flex-col overflow-y-auto outline-none">
          <div className="relative min-h-56 flex-1">
            {art}
            <div className={`relative flex items-center gap-2 p-3 ${isDark ? 'text-white' : 'text-[#2b0f06]'}`}>
              <span className="size-11 shrink-0" />
              <Heading slot="title" level={2} className="min-w-0 flex-1 text-center text-xl">
                {title}
              </Heading>
              <IconButton icon={X} label={words.close} onClick={onClose} className="text-current! hover:bg-black/20!" />
            </div>
          </div>
          <div className="relative -mt-7 shrink-0 animate-sheet rounded-t-[28px] bg-raised px-5 pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
});
