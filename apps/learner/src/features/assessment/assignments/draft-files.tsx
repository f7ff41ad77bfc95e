import { joinParts } from '@sullam/domain/localized.ts';
import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { UploadRows } from '@sullam/web-kit/upload/upload-rows.tsx';
import { useUpload } from '@sullam/web-kit/upload/use-upload.ts';
import { useEffect, useRef, useState } from 'react';
import type { Assignment, DraftFile } from './assignments.api.ts';

const KINDS: Readonly<Record<string, 'IMAGE' | 'AUDIO' | 'VIDEO' | 'OTHER' | 'PAGE'>> = {
  ...Object.fromEntries(['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'].map((ending) => [ending, 'IMAGE'])),
  ...Object.fromEntries(['mp3', 'm4a', 'aac', 'ogg', 'opus', 'wav', 'flac'].map((ending) => [ending, 'AUDIO'])),
  ...Object.fromEntries(['mp4', 'm4v', 'webm'].map((ending) => [ending, 'VIDEO'])),
  zip: 'OTHER',
  html: 'PAGE',
};
const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

interface DraftFilesProps {
  readonly assignment: Pick<Assignment, 'mostFiles' | 'mostBytes' | 'extensions'>;
  readonly files: readonly DraftFile[];
  readonly onChange: (files: DraftFile[]) => void;
  readonly error?: string | undefined;
  /** Something is on its way: handing in waits for it. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** The files of a draft: several at once, sent one after the other; what breaks off goes on where it was. */
export function DraftFiles({ assignment, files, onChange, error, onBusy }: DraftFilesProps) {
  const t = useT();
  const format = useFormat();
  const { mostFiles, mostBytes, extensions } = assignment;
  const [refusal, setRefusal] = useState<string>();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  // a file may be taken away while the next one is still on its way
  const newest = useRef(files);
  newest.current = files;
  const upload = useUpload({
    kind: ({ name }) => KINDS[endingOf(name)] ?? 'DOCUMENT',
    visibility: 'PRIVATE',
    onDone: (media) => onChange([...newest.current, media]),
  });
  const { state } = upload;
  const isSending = state.kind === 'sending' || state.kind === 'checking';
  const isOpen = isSending || state.kind === 'failed' || state.kind === 'paused';
  const next = waiting[0];
  useEffect(() => {
    onBusy(isOpen || next !== undefined);
  }, [isOpen, next, onBusy]);
  useEffect(() => {
    if (isOpen || !next) return;
    setWaiting((before) => before.slice(1));
    void upload.start(next);
  }, [isOpen, next, upload.start]);

  const endings = joinParts(
    t.language,
    extensions.map((ending) => `.${ending}`),
  );
  const room = mostFiles - files.length - waiting.length - (isOpen ? 1 : 0);
  const refusalOf = ({ name, size }: File): string | null => {
    if (extensions.length > 0 && !extensions.some((ending) => ending === endingOf(name)))
      return t('assignments.files.wrongType', { name, types: endings });
    if (size === 0) return t('assignments.files.empty', { name });
    return size > mostBytes ? t('assignments.files.tooLarge', { name, size: format.fileSize(mostBytes) }) : null;
  };
  // what can't be taken holds nothing else up
  const take = (chosen: File[]) => {
    const fitting = chosen.filter((file) => refusalOf(file) === null);
    const refusals = [
      ...chosen.flatMap((file) => refusalOf(file) ?? []),
      ...(fitting.length > room ? [t('assignments.files.mostFiles', { count: mostFiles })] : []),
    ];
    setRefusal(refusals.join(' · ') || undefined);
    setWaiting((before) => [...before, ...fitting.slice(0, room)]);
  };
  const hint = [
    endings && t('assignments.files.types', { types: endings }),
    t('assignments.files.size', { size: format.fileSize(mostBytes) }),
    t('assignments.files.mostFiles', { count: mostFiles }),
  ].filter(Boolean);
  return (
    <div className="space-y-3">
      <UploadRows
        files={files}
        upload={upload}
        onRemove={(mediaId) => onChange(newest.current.filter((file) => file.mediaId !== mediaId))}
      />
      {waiting.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {t('assignments.files.waiting', { count: waiting.length })}
        </p>
      )}
      {room > 0 && (
        <FileDrop
          dropLabel={t('common.fields.dropFile')}
          hint={hint.join(' · ')}
          multiple={mostFiles > 1}
          accept={extensions.map((ending) => `.${ending}`).join(',')}
          error={refusal ?? error}
          onFiles={take}
        />
      )}
      {room <= 0 && (refusal ?? error) && <p className="text-sm text-danger-text">{refusal ?? error}</p>}
    </div>
  );
}
