import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { Suspense } from 'react';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import { editingPath } from '../../../parts/editing-path.ts';
import type { Lesson } from './builder.api.ts';

/** An activity on the lesson's page: its settings, or the way to the page that has them. */
export function ActivityCard({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const { activity } = LESSON_KIND_PARTS[lesson.kind];
  if (!activity) return null;
  const { aboutKey, settings: Settings } = activity;
  return (
    <Card padding="lg" className="space-y-4">
      <p className="max-w-reading">{t(aboutKey)}</p>
      {Settings ? (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <Settings courseId={lesson.courseId} courseSubsectionId={lesson.courseSubsectionId} />
        </Suspense>
      ) : (
        <LinkButton href={editingPath(lesson.courseId, lesson)}>{t('builder.activities.settings')}</LinkButton>
      )}
    </Card>
  );
}
