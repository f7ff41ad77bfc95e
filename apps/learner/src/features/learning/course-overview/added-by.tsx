import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ownAdditionQuery } from './course.api.ts';

/** Who added the reader to the course, and why; nothing for who came by themselves. */
export function AddedBy({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const addition = useQuery(ownAdditionQuery(courseId)).data?.addition;
  if (!addition) return null;
  return (
    <div className="text-sm text-muted">
      <p>{t('course-overview.addedBy', { person: addition.addedBy })}</p>
      {addition.note && (
        <p dir="auto" className="wrap-anywhere text-ink">
          {addition.note}
        </p>
      )}
    </div>
  );
}
