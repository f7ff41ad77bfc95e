import { Plus } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { useRef, useState } from 'react';
import { loadQuickCreate } from '../features/learning/quick-create/quick-create.public.ts';
import { NEW_BUTTON } from './frame-keys.tsx';

const QuickCreate = lazyPart(loadQuickCreate);

/** Makes something from anywhere: a lesson, a course, a question, an invitation. */
export function NewButton({ makes }: { readonly makes: readonly MenuEntry[] }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const label = t('studio.titles.new');
  if (makes.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        id={NEW_BUTTON}
        variant="outline"
        icon={Plus}
        aria-label={label}
        className="max-md:border-transparent max-md:px-3"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...preloadOn(QuickCreate)}
        onClick={() => {
          setWasOpened(true);
          setOpen(!isOpen);
        }}
      >
        <span className="max-md:hidden">{label}</span>
      </Button>
      {wasOpened && <QuickCreate triggerRef={button} open={isOpen} onOpenChange={setOpen} makes={makes} />}
    </>
  );
}
