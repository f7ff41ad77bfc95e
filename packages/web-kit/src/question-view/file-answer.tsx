import { joinParts } from '@sullam/domain/localized.ts';
import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { useRef, useState } from 'react';
import { useFormat, useT } from '../kit-context.tsx';
import { UploadRows } from '../upload/upload-rows.tsx';
import { useUpload } from '../upload/use-upload.ts';
import type { AnswerProps } from './question-view-types.ts';

/** A file of an answer as a page knows it. */
export interface AnswerFile {
  mediaId: number;
  name: string;
  byteSize: number;
  /** Where it can be opened, once it is kept. */
  url?: string;
}

export interface FileAnswerProps extends AnswerProps<'FILE_UPLOAD'> {
  /** The files of an answer that was given before. */
  readonly files: readonly AnswerFile[];
}

/** What a kind of media holds, by the ending of a name. */
const KIND_OF: Readonly<Record<string, 'IMAGE' | 'AUDIO' | 'VIDEO'>> = {
  ...Object.fromEntries(['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'].map((ending) => [ending, 'IMAGE'])),
  ...Object.fromEntries(['mp3', 'm4a', 'ogg', 'wav'].map((ending) => [ending, 'AUDIO'])),
  ...Object.fromEntries(['mp4', 'webm'].map((ending) => [ending, 'VIDEO'])),
};
const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

/** Files as an answer, sent one after the other. */
export function FileAnswer({ question, value, onChange, isLocked, files }: FileAnswerProps) {
  const t = useT();
  const format = useFormat();
  const [sent, setSent] = useState<readonly AnswerFile[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const mediaIds = value?.mediaIds ?? [];
  // a file may be taken away while the next one is still on its way
  const newest = useRef(mediaIds);
  newest.current = mediaIds;
  const known = new Map([...files, ...sent].map((file) => [file.mediaId, file]));
  const set = (ids: number[]) => onChange(ids.length === 0 ? null : { type: 'FILE_UPLOAD', mediaIds: ids });
  const upload = useUpload({
    kind: ({ name }) => KIND_OF[endingOf(name)] ?? 'DOCUMENT',
    visibility: 'PRIVATE',
    onDone: ({ mediaId, name, byteSize }) => {
      setSent((before) => [...before, { mediaId, name, byteSize }]);
      set([...newest.current, mediaId]);
    },
  });
  const { state } = upload;
  const isSending = state.kind === 'sending' || state.kind === 'checking';
  const endings = joinParts(
    t.language,
    question.extensions.map((ending) => `.${ending}`),
  );

  const take = ([file]: File[]) => {
    if (!file) return;
    const isWrongType = question.extensions.length > 0 && !question.extensions.includes(endingOf(file.name));
    if (isWrongType) return setRefusal(t('question-view.hints.fileTypes', { types: endings }));
    if (file.size === 0) return setRefusal(t('question-view.hints.emptyFile'));
    if (file.size > question.mostBytes) return setRefusal(t('errors.codes.media.too-large'));
    setRefusal(undefined);
    void upload.start(file);
  };
  const hint = [
    endings && t('question-view.hints.fileTypes', { types: endings }),
    t('question-view.hints.fileSize', { size: format.fileSize(question.mostBytes) }),
    t('question-view.hints.mostFiles', { count: question.mostFiles }),
  ].filter(Boolean);
  return (
    <div className="space-y-3">
      <UploadRows
        files={mediaIds.map((mediaId) => known.get(mediaId) ?? { mediaId, name: t('question-view.labels.file') })}
        upload={upload}
        onRemove={isLocked ? undefined : (mediaId) => set(mediaIds.filter((id) => id !== mediaId))}
      />
      {!isLocked && !isSending && mediaIds.length < question.mostFiles && (
        <FileDrop
          dropLabel={t('common.fields.dropFile')}
          hint={hint.join(' · ')}
          accept={question.extensions.map((ending) => `.${ending}`).join(',')}
          error={refusal}
          onFiles={take}
        />
      )}
    </div>
  );
}
