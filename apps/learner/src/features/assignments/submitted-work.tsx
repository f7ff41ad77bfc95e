import { Icon } from '@sullam/ui/base/icon.tsx';
import { Download, ExternalLink, FileText } from '@sullam/ui/base/icons.ts';
import { buttonClass, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { Tabs } from '@sullam/ui/components/tabs.tsx';
import { hasPages } from '@sullam/web-kit/annotations/file-pages.ts';
import { AnnotatedFile } from '@sullam/web-kit/annotations/lazy.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { annotationsQuery, type SubmissionVersion } from './assignments.api.ts';

type FileOfVersion = SubmissionVersion['files'][number];

/** A file as it was handed in, with what markers drew on it, once that may be seen. */
function SubmittedFile({ submissionFileId, file }: FileOfVersion) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(annotationsQuery(submissionFileId));
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <Icon of={FileText} size={20} />
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
      {data && hasPages(file.contentType) && <AnnotatedFile file={file} annotations={data.data} />}
    </div>
  );
}

/** What was handed in: the text, the link, the files one at a time. */
export function SubmittedWork({ version }: { readonly version: SubmissionVersion }) {
  const t = useT();
  const { body, link, files } = version;
  const [chosen, setChosen] = useState<string>();
  const shown = files.find(({ submissionFileId }) => String(submissionFileId) === chosen) ?? files[0];
  return (
    <div className="space-y-5">
      {body && (
        <div dir="auto" className="max-w-reading">
          <Prose html={body} />
        </div>
      )}
      {link && (
        <p>
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className={`${textLinkClass} inline-flex items-center gap-1.5 wrap-anywhere`}
          >
            <Icon of={ExternalLink} size={18} />
            <bdi dir="ltr">{link}</bdi>
          </a>
        </p>
      )}
      {shown && files.length === 1 && <SubmittedFile {...shown} />}
      {shown && files.length > 1 && (
        <Tabs
          label={t('assignments.fields.files')}
          items={files.map(({ submissionFileId, file }) => ({
            id: String(submissionFileId),
            label: <bdi>{file.name}</bdi>,
          }))}
          value={String(shown.submissionFileId)}
          onChange={setChosen}
        >
          <SubmittedFile key={shown.submissionFileId} {...shown} />
        </Tabs>
      )}
    </div>
  );
}
