import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useCan, useT } from '@sullam/web-kit/kit-context.tsx';
import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';

function BackToStudio({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const can = useCan();
  const signOn = useSignOnToken();
  if (!can(...COURSE_AUTHORS)) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      pending={signOn.isPending}
      onClick={() => signOn.mutate({ target: 'STUDIO', path: `/courses/${courseId}/outline` })}
    >
      {t('shell.instructorView.leave')}
    </Button>
  );
}

/** For those who make the course and only look at it. */
export function PreviewNotice({ courseId }: { readonly courseId: number }) {
  const t = useT();
  return (
    <Banner tone="info" live="off" action={<BackToStudio courseId={courseId} />}>
      {t('course.frame.preview')}
    </Banner>
  );
}
