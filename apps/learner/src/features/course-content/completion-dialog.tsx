import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Drawing } from '@sullam/ui/components/drawings.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useCourseFrame } from './course-frame-context.tsx';

/** The moment when the last thing is done. */
export function CompletionDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { course } = useCourseFrame();
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('course.progress.completeTitle')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('course.progress.completeStay')}
          </Button>
          <LinkButton href="/lms/all-courses">{t('course.progress.completeNext')}</LinkButton>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3 pb-2 text-center">
        <Drawing name="done" size={148} />
        <p className="text-lg font-semibold">
          <AuthorTextFor text={course.title} unmarked />
        </p>
        <p className="text-muted">{t('course.progress.completeText')}</p>
      </div>
    </Dialog>
  );
}
