import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { cx } from '../base/cx.ts';
import { X } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { IconButton } from '../components/button.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons; the main one last. */
  readonly footer?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Neither Escape nor the veil nor a button closes it: only its own actions do. */
  readonly persistent?: boolean;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
}

const SIZES = { sm: 'sm:max-w-100', md: 'sm:max-w-140', lg: 'sm:max-w-180', xl: 'sm:max-w-260' } as const;

const FIELDS = [
  'input:not([type=hidden]):not([type=file])',
  'textarea',
  'select',
  '[contenteditable=true]',
  '[role=spinbutton]',
]
  .map((field) => `${field}:not(:disabled):not([tabindex="-1"])`)
  .join(',');

/** Whoever opens a form means to fill it in: the first field takes the focus, unless one asked for it. Of radios, the chosen one. */
function FirstField({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const content = within.current;
    if (!content || content.contains(document.activeElement)) return;
    const first = content.querySelector<HTMLElement>(FIELDS);
    // a field with a list of its own opens it with the focus: that would cover the form before it was read
    if (first instanceof HTMLInputElement && first.role === 'combobox') return;
    const chosen =
      first instanceof HTMLInputElement && first.type === 'radio'
        ? first.closest('[role=radiogroup]')?.querySelector<HTMLElement>(':checked')
        : null;
    (chosen ?? first)?.focus();
  }, [within]);
  return null;
}

/** A question or a form above the page; at the bottom edge on phones. Named by its title. */
export const Dialog = inLocale(function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  persistent = false,
  role,
}: DialogProps) {
  const words = useUiWords();
  const content = useRef<HTMLDivElement>(null);
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => next || onClose()}
      isDismissable={!persistent}
      isKeyboardDismissDisabled={persistent}
      className="fixed inset-0 z-2400 flex h-(--visual-viewport-height) items-end justify-center bg-black/50 sm:items-center sm:p-6 entering:animate-in"
    >
      <Modal
        className={cx(
          'flex max-h-[92%] w-full flex-col overflow-hidden rounded-t-xl bg-raised text-ink shadow-24 sm:max-h-full sm:rounded-lg entering:animate-in',
          SIZES[size],
        )}
      >
        <AriaDialog role={role ?? 'dialog'} className="flex min-h-0 flex-col outline-none">
          <div className="flex items-start gap-3 px-5 pt-5 pb-3 sm:px-6">
            <div className="min-w-0 flex-1">
              <Heading slot="title" level={2} className="text-lg">
                {title}
              </Heading>
              {description && <p className="mt-1 text-sm text-muted">{description}</p>}
            </div>
            {!persistent && (
              <IconButton icon={X} label={words.close} onClick={onClose} className="-my-1.5 -me-2 text-muted" />
            )}
          </div>
          {children && (
            <div ref={content} className="min-h-0 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">
              {children}
              <FirstField within={content} />
            </div>
          )}
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6 max-sm:[&>*]:flex-1">
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
});
