import { ChevronLeft, List } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { Leave } from './attempt-aside.tsx';
import { HandInButton } from './hand-in-button.tsx';
import type { Attempt } from './use-attempt.ts';
import type { Steps } from './use-steps.ts';

interface AttemptBarProps {
  readonly attempt: Attempt;
  readonly position: number;
  readonly steps: Steps;
  /** The way to the next question, or to the end. */
  readonly forward: ReactNode;
  readonly navigator: ReactNode;
  /** All questions are shown, over the one. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onHandIn: () => void;
}

/** Below the question on phones: back, all questions, forward. */
export function AttemptBar({
  attempt,
  position,
  steps,
  forward,
  navigator,
  isOpen,
  onOpen,
  onHandIn,
}: AttemptBarProps) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <div
        data-page-foot=""
        ref={stickyFoot}
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
      >
        <div className="flex items-center gap-2 [&>*:last-child]:min-w-0 [&>*:last-child]:flex-1 [&>*:last-child]:whitespace-normal">
          <IconButton
            variant="outline"
            icon={ChevronLeft}
            mirrored
            label={t('exam-sitting.actions.previous')}
            disabled={!steps.hasBefore}
            onClick={steps.back}
          />
          <Button
            variant="outline"
            icon={List}
            aria-haspopup="dialog"
            onClick={() => onOpen(true)}
            {...preloadOn(Drawer)}
          >
            {t('common.counts.ratio', {
              part: format.number(position),
              whole: format.number(attempt.questions.length),
            })}
            <span className="sr-only">{t('exam-sitting.actions.overview')}</span>
          </Button>
          {forward}
        </div>
      </div>
      {isOpen && (
        <Drawer
          open
          onClose={() => onOpen(false)}
          side="bottom"
          title={t('exam-sitting.titles.questions')}
          footer={
            <HandInButton attempt={attempt} onClick={onHandIn}>
              {t('exam-sitting.actions.handIn')}
            </HandInButton>
          }
        >
          {navigator}
          <div className="mt-6">
            <Leave snapshot={attempt.snapshot} />
          </div>
        </Drawer>
      )}
    </>
  );
}
