import { Badge } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

/** Whether learners see an exam where it is held. */
export function HeldExamState({ isPublished }: { readonly isPublished: boolean }) {
  const t = useT();
  return (
    <Badge tone={isPublished ? 'success' : 'neutral'}>
      {t(isPublished ? 'exam-authoring.states.published' : 'exam-authoring.states.draft')}
    </Badge>
  );
}
