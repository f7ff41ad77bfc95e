import { hasPages } from '@sullam/web-kit/annotations/file-pages.ts';
import { AnnotatedFile } from '@sullam/web-kit/annotations/lazy.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { SubmittedWork } from '@sullam/web-kit/submissions/submitted-work.tsx';
import { useQuery } from '@tanstack/react-query';
import { annotationsQuery, type SubmissionVersion } from './assignments.api.ts';

/** What markers drew on a file, once that may be seen. */
function Drawn({ submissionFileId, file }: SubmissionVersion['files'][number]) {
  const { data } = useQuery(annotationsQuery(submissionFileId));
  return data && hasPages(file.contentType) && <AnnotatedFile file={file} annotations={data.data} />;
}

/** A version that the learner handed in. */
export function OwnVersion({ version }: { readonly version: SubmissionVersion }) {
  const t = useT();
  return (
    <SubmittedWork work={version} filesLabel={t('assignments.fields.files')}>
      {(file) => <Drawn {...file} />}
    </SubmittedWork>
  );
}
