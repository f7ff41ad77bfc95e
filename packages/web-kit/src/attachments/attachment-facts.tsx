import type { Attachment } from '@sullam/api-client/schema.gen.ts';
import {
  File,
  FileArchive,
  FileAudio,
  FileSpreadsheet,
  FileText,
  FileVideo,
  Image,
  Link,
  type LucideIcon,
  Presentation,
} from '@sullam/ui/base/icons.ts';
import { useFormat, useT } from '../kit-context.tsx';

type FileKind = 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'SHEET' | 'SLIDES' | 'TEXT' | 'ARCHIVE' | 'OTHER';

const ICONS: Readonly<Record<FileKind, LucideIcon>> = {
  IMAGE: Image,
  VIDEO: FileVideo,
  AUDIO: FileAudio,
  DOCUMENT: FileText,
  SHEET: FileSpreadsheet,
  SLIDES: Presentation,
  TEXT: FileText,
  ARCHIVE: FileArchive,
  OTHER: File,
};

/** By what content types say, the first that fits. */
const KINDS: readonly (readonly [RegExp, FileKind])[] = [
  [/^image\//, 'IMAGE'],
  [/^video\//, 'VIDEO'],
  [/^audio\//, 'AUDIO'],
  [/spreadsheet|csv/, 'SHEET'],
  [/presentation/, 'SLIDES'],
  [/^text\//, 'TEXT'],
  [/zip$/, 'ARCHIVE'],
  [/pdf|word|opendocument|epub/, 'DOCUMENT'],
];

// an e-book is a ZIP file by its name only
const kindOf = (contentType: string): FileKind =>
  contentType.startsWith('application/epub')
    ? 'DOCUMENT'
    : (KINDS.find(([form]) => form.test(contentType))?.[1] ?? 'OTHER');

export const attachmentIcon = ({ media }: Pick<Attachment, 'media'>): LucideIcon =>
  media ? ICONS[kindOf(media.contentType)] : Link;

/** "Document · 214 kB · Arabic": what stands below the name. Words of the area `attachments`. */
export function AttachmentFacts({ attachment }: { readonly attachment: Attachment }) {
  const t = useT();
  const format = useFormat();
  const { media, url, language } = attachment;
  const host = url !== null && URL.canParse(url) ? new URL(url).hostname : null;
  return (
    <span className="flex flex-wrap gap-x-2 text-sm text-muted [&>:not(:last-child)]:after:ms-2 [&>:not(:last-child)]:after:content-['·']">
      <span>{media ? t(`attachments.kinds.${kindOf(media.contentType)}`) : t('attachments.list.link')}</span>
      {media && <span>{format.fileSize(media.byteSize)}</span>}
      {host && (
        <span className="wrap-anywhere">
          <bdi>{host}</bdi>
        </span>
      )}
      {language && <span>{t(language === 'en' ? 'common.names.english' : 'common.names.arabic')}</span>}
    </span>
  );
}
