import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, LoaderCircle } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { hasPages } from '@sullam/web-kit/annotations/file-pages.ts';
import { AnnotatedFile } from '@sullam/web-kit/annotations/lazy.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { SubmittedWork } from '@sullam/web-kit/submissions/submitted-work.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DrawingGuard, useDrawingGuard } from './drawing-guard.tsx';
import { type Submission, type SubmissionVersion, versionQuery } from './submissions.api.ts';
import { type Annotations, useAnnotations } from './use-annotations.ts';

type FileOfVersion = SubmissionVersion['files'][number];

/** Where what was drawn is. */
function Saving({ annotations }: { readonly annotations: Annotations }) {
  const t = useT();
  const { status, retry } = annotations;
  return (
    <span role="status" className="inline-flex items-center gap-1.5">
      <Icon of={status === 'saved' ? CircleCheck : status === 'saving' ? LoaderCircle : CircleAlert} size={16} />
      {t(
        status === 'saved'
          ? 'common.states.saved'
          : status === 'saving'
            ? 'common.states.saving'
            : 'common.states.saveFailed',
      )}
      {status === 'failed' && (
        <Button size="sm" variant="ghost" onClick={retry}>
          {t('common.actions.retry')}
        </Button>
      )}
    </span>
  );
}

function AnnotatedSubmission({ submissionFileId, file }: FileOfVersion) {
  const t = useT();
  const annotations = useAnnotations(submissionFileId);
  if (annotations.isError)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void annotations.refetch()} />;
  if (!annotations.isReady) return <SkeletonText lines={8} />;
  return (
    <>
      <AnnotatedFile
        file={file}
        annotations={annotations.annotations}
        onChange={annotations.change}
        locked={annotations.locked}
        status={<Saving annotations={annotations} />}
      />
      <DrawingGuard annotations={annotations} />
    </>
  );
}

interface ShownVersionProps {
  readonly version: SubmissionVersion;
  /** Whose it is. */
  readonly head: ReactNode;
  /** Goes on once the file that is shown may be left. */
  readonly leave: (goOn: () => void) => Promise<void>;
}

/** One version, to be drawn on. */
function Version({ version, head, leave }: ShownVersionProps) {
  const t = useT();
  return (
    <SubmittedWork
      onCards
      work={version}
      head={head}
      filesLabel={t('assignment-marking.labels.files')}
      note={
        <p className="mt-3 text-sm text-muted">{t('assignment-marking.labels.words', { count: version.wordCount })}</p>
      }
      leave={(goOn) => void leave(goOn)}
    >
      {(file) =>
        hasPages(file.file.contentType) ? (
          <AnnotatedSubmission {...file} />
        ) : (
          <p className="text-sm text-muted">{t('assignment-marking.hints.noPages')}</p>
        )
      }
    </SubmittedWork>
  );
}

interface OlderVersionProps extends Pick<ShownVersionProps, 'head' | 'leave'> {
  readonly id: number;
  readonly number: number;
}

function OlderVersion({ id, number, head, leave }: OlderVersionProps) {
  const t = useT();
  const { data, isError, refetch } = useQuery(versionQuery(id, number));
  if (isError && !data) return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />;
  return data ? <Version version={data} head={head} leave={leave} /> : <SkeletonText lines={8} />;
}

export interface SubmissionWorkProps extends Pick<ShownVersionProps, 'head'> {
  readonly submission: Submission;
}

/** What was handed in; earlier versions can be looked at too. */
export function SubmissionWork({ submission, head }: SubmissionWorkProps) {
  const t = useT();
  const format = useFormat();
  const { current, versions, assignmentSubmissionId } = submission;
  const [number, setNumber] = useState(current?.number ?? 0);
  const { leave, guarded } = useDrawingGuard();
  if (!current) return null;
  return guarded(
    <>
      {versions.length > 1 && (
        <NativeSelect
          className="max-w-90"
          label={t('assignment-marking.fields.version')}
          value={String(number)}
          onChange={(value) => void leave(() => setNumber(Number(value)))}
          options={versions.map((version) => ({
            value: String(version.number),
            label: version.submittedAt
              ? t('assignment-marking.labels.versionOf', {
                  number: format.number(version.number),
                  date: format.dateTime(version.submittedAt),
                })
              : t('assignment-marking.labels.version', { number: format.number(version.number) }),
          }))}
        />
      )}
      {number !== current.number && (
        <Banner tone="warning" live="off">
          {t('assignment-marking.hints.olderVersion')}
        </Banner>
      )}
      {number === current.number ? (
        <Version version={current} head={head} leave={leave} />
      ) : (
        <OlderVersion key={number} id={assignmentSubmissionId} number={number} head={head} leave={leave} />
      )}
    </>,
  );
}
