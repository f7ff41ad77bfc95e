import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { VersionHistory } from '../../../parts/version-history.tsx';
import { type RubricDetail, readRubric, rubricVersionsQuery, useRestoreRubric } from './rubrics.api.ts';

export interface RubricHistoryProps {
  readonly rubricId: number;
  /** The version that the page holds. */
  readonly version: number;
  readonly isDirty: boolean;
  readonly canEdit: boolean;
  readonly onClose: () => void;
  readonly onRestored: (rubric: RubricDetail) => void;
}

/** The versions of a rubric: what each was called and came to. */
export function RubricHistory(props: RubricHistoryProps) {
  const { rubricId, version, isDirty, canEdit, onClose, onRestored } = props;
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const restore = useRestoreRubric(rubricId);
  const bringBack = (earlier: number) =>
    restore.mutate(
      { earlier, version },
      {
        onSuccess: async () => {
          onRestored(await readRubric(rubricId));
          notify({ tone: 'success', text: t('rubrics.messages.restored') });
          onClose();
        },
      },
    );
  return (
    <VersionHistory
      title={t('rubrics.titles.history')}
      versions={rubricVersionsQuery(rubricId)}
      describe={({ title, criterionCount, maximum }) => (
        <>
          <p className="text-sm">
            <AuthorTextFor text={title} />
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <span>{t('rubrics.labels.criterionCount', { count: criterionCount })}</span>
            <span className="tabular">{t('rubrics.labels.maximum', { maximum: format.decimal(maximum) })}</span>
          </p>
        </>
      )}
      isDirty={isDirty}
      canRestore={canEdit}
      isRestoring={restore.isPending}
      onRestore={bringBack}
      onClose={onClose}
    />
  );
}
