import { chooseText } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Paperclip } from '@sullam/ui/base/icons.ts';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { UploadRows } from '@sullam/web-kit/upload/upload-rows.tsx';
import { useUploadQueue } from '@sullam/web-kit/upload/use-upload-queue.ts';
import { useRef, useState } from 'react';
import { useDescribeMedia } from './comments.api.ts';
import type { MediaRef } from './discussions.api.ts';

export const MOST_FILES = 5;
const LONGEST_DESCRIPTION = 200;

export type Attached = Pick<MediaRef, 'mediaId' | 'name' | 'byteSize' | 'contentType' | 'alt'>;

const isPicture = ({ contentType }: Pick<MediaRef, 'contentType'>): boolean => contentType.startsWith('image/');

/** Files that go along: sent one after the other while the words are still being written. */
export function useAttachments(initial: readonly Attached[]) {
  const [files, setFiles] = useState<readonly Attached[]>(initial);
  const newest = useRef(files);
  const t = useT();
  const notify = useNotify();
  newest.current = files;
  const queue = useUploadQueue((media) => setFiles([...newest.current, media]));
  const room = MOST_FILES - files.length - queue.count;
  return {
    files,
    upload: queue.upload,
    isBusy: queue.isBusy,
    room,
    take: (chosen: File[]) => {
      if (chosen.length > room)
        notify({ tone: 'warning', text: t('discussions.messages.mostFiles', { count: MOST_FILES }) });
      queue.take(chosen.slice(0, Math.max(0, room)));
    },
    remove: (mediaId: number) => setFiles(newest.current.filter((file) => file.mediaId !== mediaId)),
    clear: () => setFiles([]),
  };
}

/** What a picture shows, in words for who can't see it; kept with the picture as soon as the field is left. */
function PictureDescription({ file }: { readonly file: Attached }) {
  const t = useT();
  const language = useLanguage();
  const [text, setText] = useState(file.alt[language] ?? '');
  const [saved, setSaved] = useState(text);
  const describe = useDescribeMedia(file.mediaId);
  return (
    <TextField
      label={t('discussions.attachments.description', { name: file.name })}
      hint={t('discussions.attachments.descriptionHint')}
      maxLength={LONGEST_DESCRIPTION}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => {
        const trimmed = text.trim();
        if (trimmed === saved) return;
        describe.mutate({ ...file.alt, [language]: trimmed || null }, { onSuccess: () => setSaved(trimmed) });
      }}
    />
  );
}

/** What goes along, below the words. */
export function AttachmentFields({ attachments }: { readonly attachments: ReturnType<typeof useAttachments> }) {
  const { files, upload, remove } = attachments;
  if (files.length === 0 && !attachments.isBusy) return null;
  return (
    <div className="space-y-2 px-3 pb-2">
      <UploadRows files={files} upload={upload} onRemove={remove} />
      {files.filter(isPicture).map((file) => (
        <PictureDescription key={file.mediaId} file={file} />
      ))}
    </div>
  );
}

/** As high as a picture is drawn below what was said, in px. */
const HIGHEST = 192;

/** A picture has its place before it is there. */
function shapeOf({ width, height }: MediaRef) {
  if (!width || !height) return undefined;
  return { width: Math.round(Math.min(width, (HIGHEST * width) / height)), aspectRatio: `${width} / ${height}` };
}

/** Files below what was said: pictures are seen, others fetched. */
export function AttachmentList({ files }: { readonly files: readonly MediaRef[] }) {
  const format = useFormat();
  const language = useLanguage();
  const shown = ({ alt, name }: MediaRef) => chooseText(alt, language) ?? { text: name, language: undefined };
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {files.map((file) => (
        <li key={file.mediaId} className="min-w-0 max-w-full">
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-lg border border-line text-sm no-underline hover:bg-subtle"
          >
            {isPicture(file) ? (
              <img
                src={file.url}
                alt={shown(file).text}
                lang={shown(file).language}
                loading="lazy"
                decoding="async"
                style={shapeOf(file)}
                className="max-h-48 max-w-full"
              />
            ) : (
              <span className="flex items-center gap-2 px-3 py-2">
                <Icon of={Paperclip} size={16} className="text-muted" />
                <bdi className="min-w-0 clip-line">{file.name}</bdi>
                <span className="shrink-0 text-muted">{format.fileSize(file.byteSize)}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
