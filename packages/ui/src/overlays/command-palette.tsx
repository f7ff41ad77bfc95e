import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import {
  Dialog as AriaDialog,
  Autocomplete,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  Text,
} from 'react-aria-components';
import { Icon } from '../base/icon.tsx';
import { type LucideIcon, Search, X } from '../base/icons.ts';
import { inLocale } from '../base/in-locale.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { IconButton } from '../components/button.tsx';
import { Spinner } from '../components/spinner.tsx';
import { ListScroller } from '../pickers/parts.tsx';

export interface CommandItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: ReactNode;
  readonly icon?: LucideIcon;
  readonly mirrored?: boolean;
}

export interface CommandSection {
  readonly id: string;
  readonly title: string;
  readonly items: readonly CommandItem[];
}

export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly placeholder?: string;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** What fits the query: the application searches. */
  readonly sections: readonly CommandSection[];
  readonly loading?: boolean;
  /** What one can do where nothing was found. */
  readonly emptyHint?: string;
  /** Called when it is on the page and has the focus. */
  readonly onShown?: () => void;
  /** Called once the palette is gone and has given the focus back, so that what this opens keeps it. */
  readonly onChoose: (id: string) => void;
}

/** Runs when it has left the page. A dialog gives the focus back in the frame after that, so this comes in the one after. */
function AtTheEnd({ run }: { readonly run: () => void }) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(() => latest.current())), []);
  return null;
}

/** Runs when it is on the page; what was typed before that is gone on with at its end. */
function AtTheStart({ run }: { readonly run: (() => void) | undefined }) {
  const here = useRef<HTMLSpanElement>(null);
  const first = useEffectEvent(() => {
    const box = here.current?.parentElement?.querySelector('input');
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
    run?.();
  });
  useEffect(() => {
    first();
  }, []);
  return <span ref={here} hidden />;
}

/** Go anywhere by typing. The focus stays in the box; arrows walk through the sections. */
export const CommandPalette = inLocale(function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, label, placeholder, query, onQueryChange, sections, loading, emptyHint, onChoose, onShown } =
    props;
  const words = useUiWords();
  const chosen = useRef<string>(null);
  const runChosen = () => {
    const id = chosen.current;
    chosen.current = null;
    if (id !== null) onChoose(id);
  };
  const filled = sections.filter((section) => section.items.length > 0);
  const choose = (id: string) => {
    chosen.current = id;
    onClose();
  };
  // the list marks its first line when something is typed; what was typed before it was there has marked none
  const chooseFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = filled[0]?.items ?? [];
    const isMarked = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && !isMarked && query.trim() !== '' && first)
      choose(first.id);
  };
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => next || onClose()}
      isDismissable
      className="fixed inset-0 z-2400 flex h-(--visual-viewport-height) items-start justify-center bg-black/50 p-3 sm:pt-[12vh]"
    >
      <Modal className="w-full max-w-150 overflow-hidden rounded-lg bg-raised text-ink shadow-24 animate-in">
        <AriaDialog aria-label={label} className="outline-none">
          <AtTheStart run={onShown} />
          <AtTheEnd run={runChosen} />
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <div className="flex items-center gap-3 border-b border-line ps-4 pe-2">
              <SearchField aria-label={label} autoFocus className="flex min-w-0 flex-1 items-center gap-3">
                {loading ? <Spinner label={words.loading} /> : <Icon of={Search} className="text-muted" />}
                <Input
                  placeholder={placeholder ?? label}
                  dir="auto"
                  onKeyDownCapture={chooseFirst}
                  className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none"
                />
              </SearchField>
              {/* a phone has no Escape, and its keyboard leaves little of the veil to touch */}
              <IconButton icon={X} label={words.close} onClick={onClose} className="text-muted" />
            </div>
            <ListScroller>
              <Menu
                aria-label={label}
                className="p-2 outline-none"
                onAction={(key) => choose(String(key))}
                renderEmptyState={() => (
                  <div className="px-3 py-8 text-center text-sm text-muted">
                    <p>{loading ? words.loading : words.noMatches}</p>
                    {!loading && emptyHint && <p className="mt-1">{emptyHint}</p>}
                  </div>
                )}
              >
                {filled.map((section) => (
                  <MenuSection key={section.id} id={section.id}>
                    <Header className="px-3 pt-3 pb-1 text-xs font-semibold text-muted">{section.title}</Header>
                    {section.items.map((item) => (
                      <MenuItem
                        key={item.id}
                        id={item.id}
                        textValue={item.label}
                        className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm outline-none focus:bg-primary-soft focus:text-primary-text"
                      >
                        {item.icon && (
                          <Icon of={item.icon} size={18} mirrored={item.mirrored ?? false} className="text-muted" />
                        )}
                        <Text slot="label" className="flex min-w-0 flex-1 items-center gap-3">
                          <span dir="auto" className="min-w-0 flex-1 clip-line text-start">
                            {item.label}
                          </span>{' '}
                          {item.detail && <span className="text-xs text-muted">{item.detail}</span>}
                        </Text>
                      </MenuItem>
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </ListScroller>
          </Autocomplete>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
});
