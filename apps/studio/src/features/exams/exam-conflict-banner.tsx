import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

export interface ExamConflictBannerProps {
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Somebody else has saved meanwhile: the two ways on. */
export function ExamConflictBanner({ onMine, onTheirs }: ExamConflictBannerProps) {
  const t = useT();
  return (
    <div className="mb-6">
      <Banner
        tone="warning"
        live="assertive"
        title={t('exam-authoring.conflict.title')}
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={onMine}>
              {t('exam-authoring.conflict.mine')}
            </Button>
            <Button size="sm" variant="outline" onClick={onTheirs}>
              {t('exam-authoring.conflict.theirs')}
            </Button>
          </span>
        }
      >
        {t('exam-authoring.conflict.text')}
      </Banner>
    </div>
  );
}
