import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { QuestionDetail } from './questions.api.ts';
import type { Conflict } from './use-question-saving.ts';

const PARTS = ['name', 'prompt', 'hints', 'content', 'key', 'marks', 'negativeMarks', 'difficulty'] as const;

/** The names of parts of a question in one sentence part. */
export function usePartNames(): (parts: readonly string[]) => string {
  const t = useT();
  const format = useFormat();
  return (parts) =>
    format.list(PARTS.filter((part) => parts.includes(part)).map((part) => t(`questions.parts.${part}`)));
}

export interface ConflictBannerProps {
  readonly conflict: Conflict;
  readonly onMine: () => void;
  readonly onTheirs: (theirs: QuestionDetail) => void;
}

/** Somebody else has saved meanwhile: what changed, and the two ways on. */
export function ConflictBanner({ conflict, onMine, onTheirs }: ConflictBannerProps) {
  const t = useT();
  const partNames = usePartNames();
  const { theirs, changed } = conflict;
  const writer = theirs.updatedBy;
  const name = writer ? `${writer.firstName} ${writer.lastName}` : t('questions.history.somebody');
  const parts = partNames(changed);
  return (
    <div className="mb-6">
      <Banner
        tone="warning"
        live="assertive"
        title={t('questions.editor.conflictTitle', { name })}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={onMine}>
              {t('questions.editor.conflictMine')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => onTheirs(theirs)}>
              {t('questions.editor.conflictTheirs')}
            </Button>
          </span>
        }
      >
        {parts && t('questions.editor.conflictChanged', { parts: { raw: parts } })}
      </Banner>
    </div>
  );
}
