import '../../../app.css';
import type { AttachmentList as Response } from '@sullam/api-client/schema.gen.ts';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { AttachmentList } from './attachment-list.tsx';
import { courseAttachmentsQuery, lessonAttachmentsQuery } from './attachments.api.ts';

interface SectionProps {
  readonly answer: {
    readonly data: Response | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** How many there are as far as is known: their room is kept. */
  readonly count: number;
}

function Section({ answer, count }: SectionProps) {
  const t = useT();
  const hasWords = useAreas(['attachments']);
  const { data, isError, isFetching, refetch } = answer;
  if (!hasWords || (!data && !isError)) return <Outline count={count} />;
  if (data?.data.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-panel">{t('attachments.list.title')}</h2>
      {data ? (
        <AttachmentList attachments={data.data} />
      ) : (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </section>
  );
}

/** Where they will stand; nothing where it isn't known whether there are any. */
function Outline({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <div aria-hidden="true" className="space-y-3">
      <SkeletonBar className="h-7 w-24" />
      <div className="rounded-lg border border-line bg-surface">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className="h-[4.4rem]" />
        ))}
      </div>
    </div>
  );
}

/** What a lesson hands out, beneath it. */
export function LessonFiles({
  courseSubsectionId,
  count,
}: {
  readonly courseSubsectionId: number;
  readonly count: number;
}) {
  return <Section answer={useQuery(lessonAttachmentsQuery(courseSubsectionId))} count={count} />;
}

/** What a course hands out as a whole. */
export function CourseFiles({ courseId }: { readonly courseId: number }) {
  return <Section answer={useQuery(courseAttachmentsQuery(courseId))} count={0} />;
}
