import { FILE_SIZE_LIMITS, MEGABYTE } from '@sullam/domain/file-limits.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { File, FileAudio, FileText, FileVideo, Image, type LucideIcon, Trash2, Upload } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Cover } from '@sullam/ui/components/card.tsx';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { FileDrop, UploadProgress } from '@sullam/ui/components/file-drop.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { Media, MediaKind, MediaRef } from './media.api.ts';
import { MediaPreview } from './media-preview.tsx';
import { useMediaUpload } from './use-media-upload.ts';

interface KindOfFile {
  accept: string;
  /** As people call what is taken; empty: any. */
  types: readonly string[];
  icon: LucideIcon;
  limit: number;
}

const AUDIO_TYPES = ['MP3', 'M4A', 'AAC', 'OGG', 'Opus', 'WAV', 'FLAC'];

const KINDS: Partial<Record<MediaKind, KindOfFile>> = {
  IMAGE: {
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
    types: ['JPEG', 'PNG', 'WebP', 'AVIF', 'GIF'],
    icon: Image,
    limit: FILE_SIZE_LIMITS.image,
  },
  VIDEO: { accept: 'video/mp4,video/webm', types: ['MP4', 'WebM'], icon: FileVideo, limit: FILE_SIZE_LIMITS.video },
  AUDIO: { accept: 'audio/*', types: AUDIO_TYPES, icon: FileAudio, limit: FILE_SIZE_LIMITS.audio },
  DOCUMENT: {
    accept: '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.epub,.txt,.csv,.md',
    types: ['PDF', 'DOCX', 'XLSX', 'PPTX', 'ODT', 'ODS', 'ODP', 'EPUB', 'TXT', 'CSV', 'MD'],
    icon: FileText,
    limit: FILE_SIZE_LIMITS.document,
  },
  CAPTIONS: { accept: '.vtt', types: ['WebVTT'], icon: FileText, limit: FILE_SIZE_LIMITS.captions },
  PAGE: { accept: '.html', types: ['HTML'], icon: File, limit: 10 * MEGABYTE },
};
const ANY: KindOfFile = { accept: '', types: [], icon: File, limit: FILE_SIZE_LIMITS.archive };

export interface MediaFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly kind: MediaKind;
  readonly visibility?: 'PUBLIC' | 'PRIVATE';
  readonly value: MediaRef | null;
  /** The address of the picture that stands there while nothing is chosen. */
  readonly standIn?: string;
  readonly onChange: (media: Media | null) => void;
}

/** One file of a kind: dropped or chosen, on its way with progress, then shown and to be replaced. */
export function MediaField({ label, hint, kind, visibility = 'PRIVATE', value, standIn, onChange }: MediaFieldProps) {
  const t = useT();
  const format = useFormat();
  const [isTooLarge, setTooLarge] = useState(false);
  const { accept, types, icon, limit } = KINDS[kind] ?? ANY;
  const acceptedText = types.length > 0 && t('media.hints.accepted', { types: format.list(types) });
  const upload = useMediaUpload({ kind, visibility, onDone: onChange, refusedText: acceptedText || undefined });
  const { state } = upload;
  const limitText = t('media.hints.maximum', { size: format.fileSize(limit) });
  const take = ([file]: File[]) => {
    setTooLarge(file !== undefined && file.size > limit);
    if (file && file.size <= limit) void upload.start(file);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {state.kind !== 'idle' ? (
        <UploadProgress
          name={state.name}
          icon={icon}
          state={state.kind === 'failed' ? 'failed' : 'running'}
          share={state.share}
          detail={state.kind === 'finishing' ? t('media.states.processing') : undefined}
          onCancel={upload.cancel}
          onRetry={() => void upload.retry()}
          onRemove={upload.cancel}
          {...(state.kind === 'failed' ? { error: state.message } : {})}
        />
      ) : value ? (
        <div className="rounded-lg border border-line bg-surface p-3">
          <MediaPreview kind={kind} media={value} />
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 not-first:mt-2">
            <span className="flex min-w-0 flex-1 basis-52 items-center gap-3">
              <Icon of={icon} size={18} className="text-muted" />
              <span className="min-w-0 text-sm clip-line">
                <bdi>{value.name}</bdi>
              </span>
              <span className="shrink-0 text-xs text-muted">{format.fileSize(value.byteSize)}</span>
            </span>
            <span className="-mx-2 flex">
              <FileButton
                size="sm"
                variant="ghost"
                icon={Upload}
                accept={accept}
                label={`${t('media.actions.replace')}: ${label}`}
                onFiles={take}
              >
                {t('media.actions.replace')}
              </FileButton>
              <Button size="sm" variant="ghost" icon={Trash2} onClick={() => onChange(null)}>
                {t('media.actions.remove')}
              </Button>
            </span>
          </div>
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          {standIn && (
            <div className="w-full max-w-80 overflow-hidden rounded-lg">
              <Cover src={standIn} />
            </div>
          )}
          <FileDrop
            dropLabel={t('media.hints.drop')}
            hint={[hint ?? acceptedText, limitText].filter(Boolean).join(' · ')}
            accept={accept}
            onFiles={take}
            error={isTooLarge ? t('errors.codes.media.too-large') : undefined}
          />
        </div>
      )}
    </fieldset>
  );
}
