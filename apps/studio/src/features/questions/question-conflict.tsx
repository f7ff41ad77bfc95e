import { useT } from '@sullam/web-kit/kit-context.tsx';
import { ConflictBanner } from '../../parts/conflict-banner.tsx';
import type { Conflict } from '../../parts/use-versioned-saving.ts';
import { useWriterName } from '../../parts/version-history.tsx';
import type { QuestionDetail } from './questions.api.ts';

const PARTS = ['name', 'prompt', 'hints', 'content', 'key', 'marks', 'negativeMarks', 'difficulty'] as const;

/** The names of parts of a question. */
export function usePartNames(): (parts: readonly string[]) => string[] {
  const t = useT();
  return (parts) => PARTS.filter((part) => parts.includes(part)).map((part) => t(`questions.parts.${part}`));
}

export interface QuestionConflictProps {
  readonly conflict: Conflict<QuestionDetail>;
  readonly onMine: () => void;
  readonly onTheirs: (theirs: QuestionDetail) => void;
}

/** Somebody else has saved meanwhile: what changed, and the two ways on. */
export function QuestionConflict({ conflict, onMine, onTheirs }: QuestionConflictProps) {
  const t = useT();
  const partNames = usePartNames();
  const { theirs, changed } = conflict;
  const writerName = useWriterName();
  return (
    <div className="mb-6">
      <ConflictBanner
        title={t('questions.editor.conflictTitle', { name: writerName(theirs.updatedBy) })}
        changed={partNames(changed)}
        onMine={onMine}
        onTheirs={() => onTheirs(theirs)}
      />
    </div>
  );
}
