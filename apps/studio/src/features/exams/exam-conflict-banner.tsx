import { useT } from '@sullam/web-kit/kit-context.tsx';
import { ConflictBanner } from '../../parts/conflict-banner.tsx';

export interface ExamConflictBannerProps {
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Somebody else has saved an exam, or its rules, meanwhile. */
export function ExamConflictBanner({ onMine, onTheirs }: ExamConflictBannerProps) {
  const t = useT();
  return (
    <div className="mb-6">
      <ConflictBanner title={t('exam-authoring.conflict.title')} onMine={onMine} onTheirs={onTheirs}>
        {t('exam-authoring.conflict.text')}
      </ConflictBanner>
    </div>
  );
}
