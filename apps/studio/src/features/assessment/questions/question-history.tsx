import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { VersionHistory } from '../../../parts/version-history.tsx';
import { usePartNames } from './question-parts.ts';
import { type QuestionDetail, questionVersionsQuery, readQuestion, useRestoreVersion } from './questions.api.ts';

export interface QuestionHistoryProps {
  readonly questionId: number;
  /** The version that the page holds. */
  readonly version: number;
  readonly isDirty: boolean;
  readonly canEdit: boolean;
  readonly onClose: () => void;
  readonly onRestored: (question: QuestionDetail) => void;
}

/** The versions of a question: what changed in each. */
export function QuestionHistory(props: QuestionHistoryProps) {
  const { questionId, version, isDirty, canEdit, onClose, onRestored } = props;
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const partNames = usePartNames();
  const restore = useRestoreVersion(questionId);
  const bringBack = (earlier: number) =>
    restore.mutate(
      { earlier, version },
      {
        onSuccess: async () => {
          onRestored(await readQuestion(questionId));
          notify({ tone: 'success', text: t('questions.messages.restored') });
          onClose();
        },
      },
    );
  return (
    <VersionHistory
      title={t('questions.titles.history')}
      versions={questionVersionsQuery(questionId)}
      describe={({ version: number, changed }) => (
        <p className="text-sm text-muted">
          {number === 1
            ? t('questions.history.first')
            : t('questions.history.changed', { parts: { raw: format.list(partNames(changed)) } })}
        </p>
      )}
      isDirty={isDirty}
      canRestore={canEdit}
      isRestoring={restore.isPending}
      onRestore={bringBack}
      onClose={onClose}
    />
  );
}
