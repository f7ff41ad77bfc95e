import { stickyHead } from '@sullam/ui/base/sticky-part.ts';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LanguageButton } from '@sullam/web-kit/shell/switches.tsx';
import { HandInButton } from './hand-in-button.tsx';
import { LeaveButton } from './leave-button.tsx';
import { SaveState } from './save-state.tsx';
import { TimeLeft } from './time-left.tsx';
import type { Attempt } from './use-attempt.ts';

interface AttemptHeaderProps {
  readonly attempt: Attempt;
  readonly answered: number;
  /** How much is answered, in words. */
  readonly answeredText: string;
  readonly onHandIn: () => void;
}

/** The exam's name, what is saved, the time left, how far it is. */
export function AttemptHeader({ attempt, answered, answeredText, onHandIn }: AttemptHeaderProps) {
  const t = useT();
  const { snapshot, questions, sender } = attempt;
  return (
    <header ref={stickyHead} className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="flex min-h-18 items-center gap-x-3 px-4 py-3 md:px-6">
        <LeaveButton snapshot={snapshot} />
        <div className="min-w-0 flex-1">
          <h1 className="text-base font-semibold wrap-anywhere clip-lines-2">
            <AuthorTextFor text={snapshot.title} />
          </h1>
          <SaveState sender={sender} answered={answered} />
        </div>
        <TimeLeft
          startedAt={snapshot.startedAt}
          deadline={snapshot.deadline}
          serverNow={attempt.serverNow}
          onOver={attempt.timeIsOver}
        />
        <LanguageButton className="max-sm:hidden" />
        <HandInButton attempt={attempt} variant="outline" className="max-sm:hidden" onClick={onHandIn}>
          {t('exam-sitting.actions.handIn')}
        </HandInButton>
      </div>
      <ProgressBar thin share={questions.length === 0 ? 0 : answered / questions.length} label={answeredText} />
    </header>
  );
}
