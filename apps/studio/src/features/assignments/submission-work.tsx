import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, Download, ExternalLink, LoaderCircle } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, buttonClass, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Tabs } from '@sullam/ui/components/tabs.tsx';
import { hasPages } from '@sullam/web-kit/annotations/file-pages.ts';
import { AnnotatedFile } from '@sullam/web-kit/annotations/lazy.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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

function SubmittedFile(props: FileOfVersion) {
  const t = useT();
  const format = useFormat();
  const { file } = props;
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <bdi className="font-medium wrap-anywhere">{file.name}</bdi>
        <span className="text-muted">{format.fileSize(file.byteSize)}</span>
        <a
          href={file.url}
          download={file.name}
          className={`${buttonClass({ variant: 'outline', size: 'sm' })} ms-auto`}
        >
          <Icon of={Download} size={18} />
          {t('common.actions.download')}
        </a>
      </p>
      {hasPages(file.contentType) ? (
        <AnnotatedSubmission {...props} />
      ) : (
        <p className="text-sm text-muted">{t('assignment-marking.hints.noPages')}</p>
      )}
    </div>
  );
}

interface ShownVersionProps {
  readonly version: SubmissionVersion;
  /** Goes on once the file that is shown may be left. */
  readonly leave: (goOn: () => void) => Promise<void>;
}

/** One version: text, link, the files one at a time. */
function Version({ version, leave }: ShownVersionProps) {
  const t = useT();
  const { body, link, files, wordCount } = version;
  const [chosen, setChosen] = useState<string>();
  const shown = files.find(({ submissionFileId }) => String(submissionFileId) === chosen) ?? files[0];
  return (
    <div className="space-y-6">
      {body && (
        <Card>
          <div dir="auto" className="max-w-reading">
            <Prose html={body} />
          </div>
          <p className="mt-3 text-sm text-muted">{t('assignment-marking.labels.words', { count: wordCount })}</p>
        </Card>
      )}
      {link && (
        <Card>
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className={`${textLinkClass} inline-flex items-center gap-1.5 wrap-anywhere`}
          >
            <Icon of={ExternalLink} size={18} />
            <bdi dir="ltr">{link}</bdi>
          </a>
        </Card>
      )}
      {shown && files.length > 1 && (
        <Tabs
          label={t('assignment-marking.labels.files')}
          items={files.map(({ submissionFileId, file }) => ({
            id: String(submissionFileId),
            label: <bdi>{file.name}</bdi>,
          }))}
          value={String(shown.submissionFileId)}
          onChange={(file) => void leave(() => setChosen(file))}
        >
          <div className="pt-3">
            <SubmittedFile key={shown.submissionFileId} {...shown} />
          </div>
        </Tabs>
      )}
      {shown && files.length === 1 && <SubmittedFile key={shown.submissionFileId} {...shown} />}
    </div>
  );
}

interface OlderVersionProps extends Pick<ShownVersionProps, 'leave'> {
  readonly id: number;
  readonly number: number;
}

function OlderVersion({ id, number, leave }: OlderVersionProps) {
  const t = useT();
  const { data, isError, refetch } = useQuery(versionQuery(id, number));
  if (isError && !data) return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />;
  return data ? <Version version={data} leave={leave} /> : <SkeletonText lines={8} />;
}

/** What was handed in; earlier versions can be looked at too. */
export function SubmissionWork({ submission }: { readonly submission: Submission }) {
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
        <Version version={current} leave={leave} />
      ) : (
        <OlderVersion key={number} id={assignmentSubmissionId} number={number} leave={leave} />
      )}
    </>,
  );
}
