import { Badge } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

/** Whether learners see a scheduled exam. */
export function ScheduledExamState({ isPublished }: { readonly isPublished: boolean }) {
  const t = useT();
  return (
    <Badge tone={isPublished ? 'success' : 'neutral'}>
      {t(isPublished ? 'exam-authoring.states.published' : 'exam-authoring.states.draft')}
    </Badge>
  );
}
