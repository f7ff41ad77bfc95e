import type { HintSlug } from '@sullam/domain/hints.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Info, X } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { createStore, useStore } from '../base/store.ts';
import { useT } from '../kit-context.tsx';
import { useAreas } from '../shell/use-areas.ts';
import { hintsQuery, useCloseHint } from './hints.api.ts';

/** Who has the turn: a page shows one hint, and no other takes its place until the page is left. */
const turn = createStore<string | null>(null);

function useTurn(isWanted: boolean): boolean {
  const holder = useStore(turn);
  const own = useId();
  useEffect(() => {
    if (isWanted && turn.get() === null) turn.set(own);
  }, [isWanted, holder, own]);
  useEffect(
    () => () => {
      if (turn.get() === own) turn.set(null);
    },
    [own],
  );
  return holder === own;
}

/** A hint in the flow of its page, until its reader closes it. It is no alert: who reads on comes to it. */
export function HintNote({ slug }: { readonly slug: HintSlug }) {
  const t = useT();
  const hasWords = useAreas(['hints']);
  const { data } = useQuery(hintsQuery());
  const close = useCloseHint();
  const isOpen = data?.data.some((hint) => hint.slug === slug && !hint.isDismissed) ?? false;
  const hasTurn = useTurn(hasWords && isOpen);
  if (!hasWords || !isOpen || !hasTurn) return null;
  const shut = () => {
    close.mutate(slug);
    // the button goes, and the keyboard with it
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div
      role="note"
      aria-label={t('hints.labels.hint')}
      className="my-4 flex items-start gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm text-ink print:hidden"
    >
      <Icon of={Info} className="mt-[calc((1lh-20px)/2)] text-info-text" />
      <p className="min-w-0 flex-1">{t(`hints.texts.${slug}`)}</p>
      <IconButton
        icon={X}
        iconSize={18}
        size="sm"
        label={t('hints.labels.close')}
        onClick={shut}
        className="-my-1 -me-2"
      />
    </div>
  );
}
