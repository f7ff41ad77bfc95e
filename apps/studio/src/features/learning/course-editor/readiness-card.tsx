import type { CourseReadiness } from '@sullam/api-client/schema.gen.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, Info } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { EmptyLessons } from './empty-lessons.tsx';
import { useReadiness } from './use-readiness.ts';

type Item = CourseReadiness['items'][number];

/** The page of the course on which each is done. */
const PAGES: Record<Item['key'], string> = {
  title: 'information',
  description: 'information',
  outcomes: 'information',
  category: 'information',
  content: 'outline',
  lessons: 'outline',
  drafts: 'outline',
  instructors: 'publication',
};

export interface ReadinessCardProps {
  readonly courseId: number;
  /** The page that it stands on: what is done here needs no way. */
  readonly here: string;
}

/** What is done and what is missing before a course goes out, each with the way to where it is done. */
export function ReadinessCard({ courseId, here }: ReadinessCardProps) {
  const t = useT();
  const format = useFormat();
  const { readiness, missingTexts } = useReadiness(courseId);
  const labelOf = ({ key, isDone, count }: Item): string => {
    if (key === 'lessons' && !isDone && count > 0)
      return t('builder.readiness.lessonsMissing', { count: format.number(count) });
    if (key === 'drafts' && !isDone) return t('builder.readiness.draftsWaiting', { count: format.number(count) });
    return t(`builder.readiness.${key}`);
  };
  return (
    <Card padding="lg">
      <CardHeading>{t('builder.publish.checkTitle')}</CardHeading>
      {readiness.isError && (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void readiness.refetch()} />
      )}
      {readiness.isPending && <SkeletonText lines={5} />}
      <ul className="space-y-3">
        {readiness.data?.items.map((item) => (
          <li key={item.key} className="flex items-start gap-3">
            <Icon
              of={item.isDone ? CircleCheck : item.isRequired ? CircleAlert : Info}
              size={20}
              className={item.isDone ? 'text-success-text' : item.isRequired ? 'text-danger-text' : 'text-muted'}
            />
            <div className="min-w-0 flex-1">
              {item.isDone || PAGES[item.key] === here ? (
                labelOf(item)
              ) : (
                <UiLink href={`/courses/${courseId}/${PAGES[item.key]}`} className={textLinkClass}>
                  {labelOf(item)}
                </UiLink>
              )}
              {item.key === 'lessons' && readiness.data.emptyLessons.length > 0 && (
                <div className="mt-1">
                  <EmptyLessons courseId={courseId} lessons={readiness.data.emptyLessons} />
                </div>
              )}
            </div>
            <span className="text-xs text-muted">
              {t(
                item.isDone
                  ? 'builder.readiness.done'
                  : item.isRequired
                    ? 'builder.readiness.needed'
                    : 'builder.readiness.advised',
              )}
            </span>
          </li>
        ))}
        {missingTexts > 0 && (
          <li className="flex items-center gap-3">
            <Icon of={Info} size={20} className="text-muted" />
            <span className="min-w-0 flex-1">
              <UiLink href={`/courses/${courseId}/translations`} className={textLinkClass}>
                {t('builder.readiness.missingTexts', { count: format.number(missingTexts) })}
              </UiLink>
            </span>
            <span className="text-xs text-muted">{t('builder.readiness.advised')}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}
