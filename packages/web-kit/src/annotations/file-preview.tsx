import './annotations.css';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, ChevronRight, Download } from '@sullam/ui/base/icons.ts';
import { buttonClass, IconButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormat, useT } from '../kit-context.tsx';
import { useAreas } from '../shell/use-areas.ts';
import { type FilePage, openFile, useFilePages, type ViewedFile } from './file-pages.ts';
import { FilePreviewOutline, PREVIEW_FRAME } from './file-preview-outline.tsx';
import { PagePaint, useIsNear } from './page-paint.tsx';

export interface FilePreviewProps {
  readonly file: ViewedFile;
  /** How files are opened; others in tests. */
  readonly open?: typeof openFile;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** How much room the frame has. */
function useRoom(frame: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    measure.observe(element);
    return () => measure.disconnect();
  }, [frame]);
  return room;
}

interface SheetProps {
  readonly page: FilePage;
  readonly name: string;
  readonly room: Room;
}

/** One page, as large as the frame lets it be. */
function Sheet({ page, name, room }: SheetProps) {
  const [watch, isNear] = useIsNear();
  const scale = Math.min(room.width / page.width, room.height / page.height);
  return (
    <div ref={watch} data-page="" className="grid w-full shrink-0 snap-center place-items-center">
      {scale > 0 && (
        <section
          aria-label={name}
          className="relative bg-white"
          style={{ width: page.width * scale, height: page.height * scale }}
        >
          {isNear && <PagePaint page={page} scale={scale} />}
        </section>
      )}
    </div>
  );
}

function Pages({ file, pages }: FilePreviewProps & { readonly pages: readonly FilePage[] }) {
  const t = useT();
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const [current, setCurrent] = useState(1);
  const name = (at: number) =>
    t('common.paging.pageOf', { page: format.number(at), pages: format.number(pages.length) });
  const goTo = (at: number) =>
    frame.current?.querySelectorAll('[data-page]')[at - 1]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  return (
    <section aria-label={file.name}>
      <div
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keys
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)) + 1)
        }
        className={`${PREVIEW_FRAME} flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-2`}
      >
        {pages.map((page, at) => (
          <Sheet key={at} page={page} name={name(at + 1)} room={room} />
        ))}
      </div>
      <div className="flex h-14 items-center justify-center gap-3 print:hidden">
        <IconButton
          size="lg"
          icon={ChevronLeft}
          mirrored
          label={t('common.paging.previous')}
          disabled={current <= 1}
          onClick={() => goTo(current - 1)}
        />
        <p aria-live="polite" className="min-w-28 text-center text-sm">
          {name(current)}
        </p>
        <IconButton
          size="lg"
          icon={ChevronRight}
          mirrored
          label={t('common.paging.next')}
          disabled={current >= pages.length}
          onClick={() => goTo(current + 1)}
        />
      </div>
    </section>
  );
}

/** The pages of a PDF or a picture to look at, one at a time, leafed through by swiping, by buttons or by keys. */
export function FilePreview(props: FilePreviewProps) {
  const { file, open = openFile } = props;
  const t = useT();
  const hasWords = useAreas(['annotations']);
  const { state, retry } = useFilePages(file, open);
  if (!hasWords || state.kind === 'loading') return <FilePreviewOutline />;
  if (state.kind === 'ready') return <Pages {...props} pages={state.pages} />;
  return (
    <div className={`${PREVIEW_FRAME} grid place-items-center`}>
      <ErrorState
        compact
        title={t('annotations.messages.failed')}
        description={t('annotations.messages.failedText')}
        onRetry={retry}
        action={
          <a href={file.url} download={file.name} className={buttonClass({ variant: 'outline' })}>
            <Icon of={Download} size={18} />
            {t('common.actions.download')}
          </a>
        }
      />
    </div>
  );
}
