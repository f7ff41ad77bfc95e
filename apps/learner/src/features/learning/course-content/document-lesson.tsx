import '../../../app.css';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Download, ExternalLink, FileText } from '@sullam/ui/base/icons.ts';
import { buttonClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { hasPages } from '@sullam/web-kit/annotations/file-pages.ts';
import { FilePreview } from '@sullam/web-kit/annotations/lazy.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Lesson } from './lesson.api.ts';
import { Transcript } from './transcript.tsx';

/**
 * A PDF in the browser's own viewer where there is room for it; phones have none, so its pages are drawn there. It opens without
 * the small pictures of the pages beside them, which take the width that reading needs.
 */
function Preview({ media }: { readonly media: NonNullable<Lesson['media']> }) {
  const t = useT();
  const isWide = useIsWide();
  const { contentType, url, name } = media;
  if (!hasPages(contentType)) return null;
  return isWide && contentType === 'application/pdf' ? (
    <iframe
      src={`${url}#navpanes=0&view=FitH`}
      title={t('course.document.preview', { name })}
      className="h-[78vh] w-full rounded-lg border border-line bg-surface print:hidden"
    />
  ) : (
    <FilePreview file={media} />
  );
}

/** A document: its pages, where they can be shown, and the file to open or to keep. */
export function DocumentLesson({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const format = useFormat();
  const { media } = lesson;
  if (!media) return <EmptyState compact drawing="files" title={t('course.empty.lesson')} />;
  return (
    <div className="space-y-6">
      <Preview media={media} />
      <Card>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-primary-soft text-primary-text">
            <Icon of={FileText} size={24} />
          </span>
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-medium wrap-anywhere">
              <bdi>{media.name}</bdi>
            </p>
            <p className="text-sm text-muted">{format.fileSize(media.byteSize)}</p>
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">
            <a href={media.url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outline' })}>
              <Icon of={ExternalLink} size={18} />
              {t('course.document.open')}
            </a>
            <a href={media.url} download={media.name} className={buttonClass({ variant: 'outline' })}>
              <Icon of={Download} size={18} />
              {t('common.actions.download')}
            </a>
          </div>
        </div>
      </Card>
      <Transcript lesson={lesson} isOpen />
    </div>
  );
}
