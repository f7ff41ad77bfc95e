import { Icon } from '@sullam/ui/base/icon.tsx';
import { Download, ExternalLink, FileText } from '@sullam/ui/base/icons.ts';
import { buttonClass, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { Tabs } from '@sullam/ui/components/tabs.tsx';
import { type ReactNode, useState } from 'react';
import type { ViewedFile } from '../annotations/file-pages.ts';
import { useFormat, useT } from '../kit-context.tsx';

/** A file as it was handed in. */
export interface SubmittedFile {
  readonly submissionFileId: number;
  readonly file: ViewedFile & { readonly byteSize: number };
}

export interface SubmittedWorkProps<File extends SubmittedFile> {
  readonly work: { readonly body: string | null; readonly link: string | null; readonly files: readonly File[] };
  /** What the files are called together. */
  readonly filesLabel: string;
  /** Text and link on cards of their own; otherwise the work stands on one card already. */
  readonly onCards?: boolean;
  /** Above the work, on its first card: whose it is. */
  readonly head?: ReactNode;
  /** Under the text: how long it is. */
  readonly note?: ReactNode;
  /** Goes on to another file once the one that is shown may be left. */
  readonly leave?: (goOn: () => void) => void;
  /** The pages of a file, with what markers drew on them. */
  readonly children: (file: File) => ReactNode;
}

function FileLine({ file }: Pick<SubmittedFile, 'file'>) {
  const t = useT();
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <Icon of={FileText} size={20} />
      <bdi className="font-medium wrap-anywhere">{file.name}</bdi>
      <span className="text-muted">{format.fileSize(file.byteSize)}</span>
      <a href={file.url} download={file.name} className={`${buttonClass({ variant: 'outline', size: 'sm' })} ms-auto`}>
        <Icon of={Download} size={18} />
        {t('common.actions.download')}
      </a>
    </p>
  );
}

const atOnce = (goOn: () => void): void => goOn();

function Frame({ onCards, children }: { readonly onCards: boolean | undefined; readonly children: ReactNode }) {
  return onCards ? (
    <Card padding="lg" className="md:px-9">
      {children}
    </Card>
  ) : (
    children
  );
}

/** What was handed in: the text, the link, the files one at a time. */
export function SubmittedWork<File extends SubmittedFile>(props: SubmittedWorkProps<File>) {
  const { work, filesLabel, onCards, head, note, leave = atOnce, children } = props;
  const { body, link, files } = work;
  const [chosen, setChosen] = useState<string>();
  const shown = files.find(({ submissionFileId }) => String(submissionFileId) === chosen) ?? files[0];
  const file = shown && (
    <div key={shown.submissionFileId} className="space-y-3">
      <FileLine file={shown.file} />
      {children(shown)}
    </div>
  );
  return (
    <div className={onCards ? 'space-y-6' : 'space-y-5'}>
      {head && !body && <Frame onCards={onCards}>{head}</Frame>}
      {body && (
        <Frame onCards={onCards}>
          {head && <div className="mb-5">{head}</div>}
          {/* on a desk of its own it is read as on paper */}
          <div dir="auto" className={onCards ? 'max-w-reading text-[1.0625rem] leading-relaxed' : 'max-w-reading'}>
            <Prose html={body} />
          </div>
          {note}
        </Frame>
      )}
      {link && (
        <Frame onCards={onCards}>
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
        </Frame>
      )}
      {shown && files.length > 1 ? (
        <Tabs
          label={filesLabel}
          items={files.map(({ submissionFileId, file: { name } }) => ({
            id: String(submissionFileId),
            label: <bdi>{name}</bdi>,
          }))}
          value={String(shown.submissionFileId)}
          onChange={(id) => leave(() => setChosen(id))}
        >
          {file}
        </Tabs>
      ) : (
        file
      )}
    </div>
  );
}
