import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { MarkedQuestion } from './exam-marking.api.ts';
import { fullName } from './learner-name.tsx';
import { draftOf, isDouble, type MarkDraft } from './mark-draft.ts';
import { useMarks } from './use-marks.ts';

export interface MarkConflictProps {
  readonly theirs: MarkedQuestion;
  readonly markerCount: number;
  readonly mine: MarkDraft;
  readonly onTheirs: () => void;
  readonly onMine: (on: Pick<MarkDraft, 'version' | 'markVersion'>) => void;
}

/** Somebody else was faster: what they gave, what one wanted to give, and the two ways on. */
export function MarkConflict({ theirs, markerCount, mine, onTheirs, onMine }: MarkConflictProps) {
  const t = useT();
  const marks = useMarks();
  const stored = draftOf(theirs, markerCount);
  // where two mark: the mark itself, if that is what has changed, else one's own review
  const isOfMark = !isDouble(theirs, markerCount) || theirs.markVersion !== mine.markVersion;
  const isOther = isOfMark && theirs.markedBy !== null;
  const score = isOfMark ? (theirs.score ?? '') : stored.score;
  const write = (value: string) => (value === '' ? t('exam-marking.labels.noMark') : marks.write(value));
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={
        isOther && theirs.markedBy
          ? t('exam-marking.messages.conflict', { name: fullName(theirs.markedBy) })
          : t('exam-marking.messages.conflictOwn')
      }
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={onTheirs}>
            {t('exam-marking.actions.keepTheirs')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onMine(stored)}>
            {t('exam-marking.actions.saveMine')}
          </Button>
        </span>
      }
    >
      <ul className="space-y-1">
        <li>{t('exam-marking.labels.theirs', { score: { raw: write(score) } })}</li>
        {stored.comment !== mine.comment && stored.comment !== '' && (
          <li>{t('exam-marking.labels.theirComment', { comment: stored.comment })}</li>
        )}
        <li>{t('exam-marking.labels.mine', { score: { raw: write(mine.score) } })}</li>
        {stored.comment !== mine.comment && mine.comment !== '' && (
          <li>{t('exam-marking.labels.mineComment', { comment: mine.comment })}</li>
        )}
      </ul>
    </Banner>
  );
}
