import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useLockText } from '../course-overview/course-overview.public.ts';
import type { Lesson } from './lesson.api.ts';

interface LockNoticeProps {
  readonly courseId: number;
  readonly lock: NonNullable<Lesson['lock']>;
}

/** A lesson that isn't open yet: why, until when, and what to do meanwhile. */
export function LockNotice({ courseId, lock }: LockNoticeProps) {
  const t = useT();
  const authorText = useAuthorText();
  const hasFeature = useHasFeature();
  const lockText = useLockText();
  const { prerequisiteSubsectionId } = lock;
  return (
    <EmptyState
      drawing="locked"
      level={2}
      title={lockText(lock)}
      description={lock.reason === 'RELEASE' ? t('course.locked.comeBack') : undefined}
      action={
        lock.reason === 'GROUP'
          ? hasFeature('course-groups') && (
              <LinkButton href={`/lms/courses/${courseId}/groups`}>{t('course.locked.seeGroups')}</LinkButton>
            )
          : prerequisiteSubsectionId !== null && (
              <LinkButton
                href={`/lms/courses/${courseId}/content/${prerequisiteSubsectionId}`}
                className="max-w-full whitespace-normal!"
              >
                {t('course.locked.goTo', { title: authorText(lock.prerequisiteTitle) })}
              </LinkButton>
            )
      }
    />
  );
}
