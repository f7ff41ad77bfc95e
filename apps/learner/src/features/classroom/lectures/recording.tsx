import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Download } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useSettledQuery } from '@sullam/web-kit/query/use-settled-query.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLectureTimes } from '../../../parts/lecture-hours.ts';
import { VideoPlayer } from '../../learning/course-content/course-content.public.ts';
import { readCaptions } from './captions.ts';
import { type LectureDetail, transcriptQuery } from './lectures.api.ts';

interface TranscriptProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly file: LectureDetail['transcripts'][number]['file'];
}

/** Where the recording is, in seconds. */
function usePosition(video: RefObject<HTMLVideoElement | null>): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const follow = () => setAt(element.currentTime);
    element.addEventListener('timeupdate', follow);
    return () => element.removeEventListener('timeupdate', follow);
  }, [video]);
  return at;
}

/** What is said, line by line in its own direction; a press goes there, and the line that is spoken is marked. */
function Transcript({ video, file }: TranscriptProps) {
  const t = useT();
  const format = useFormat();
  const [asked, setAsked] = useState('');
  // what stands below the page's words would be pushed away by these
  const { data, isError, refetch } = useSettledQuery(transcriptQuery(file.url));
  const position = usePosition(video);
  if (isError) return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonText lines={6} />;
  const lines = readCaptions(data);
  const current = lines.findLastIndex(({ at }) => at <= position);
  const wanted = foldForSearch(asked);
  const shown = lines
    .map((line, index) => ({ ...line, index }))
    .filter(({ text }) => foldForSearch(text).includes(wanted));
  const go = (at: number) => {
    if (!video.current) return;
    video.current.currentTime = at;
    void video.current.play();
  };
  return (
    <div className="space-y-3">
      <SearchField label={t('lectures.transcript.search')} value={asked} onChange={setAsked} />
      {wanted !== '' && (
        <p role="status" className="text-sm text-muted">
          {t('lectures.transcript.found', { count: shown.length })}
        </p>
      )}
      <ol className="max-h-105 overflow-y-auto">
        {shown.map(({ at, text, index }) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => go(at)}
              aria-current={index === current ? 'true' : undefined}
              className={cx(
                'flex w-full gap-3 rounded-md px-2 py-1.5 text-start hover:bg-subtle',
                index === current && 'bg-success-soft',
              )}
            >
              <span className="shrink-0 text-sm text-muted tabular">{format.clock(at * 1000)}</span>
              <span dir="auto" className="min-w-0 flex-1 text-start wrap-anywhere">
                {text}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <LinkButton variant="outline" size="sm" icon={Download} href={file.url}>
        {t('lectures.transcript.download')}
      </LinkButton>
    </div>
  );
}

/** A lecture that was recorded: the film with captions, and its words beside. */
export function LectureRecording({ lecture }: { readonly lecture: LectureDetail }) {
  const t = useT();
  const language = useLanguage();
  const title = useAuthorText()(lecture.title);
  const { full } = useLectureTimes();
  const video = useRef<HTMLVideoElement>(null);
  const { recording, transcripts } = lecture;
  if (!recording) return null;
  const spoken = transcripts.find((each) => each.language === language) ?? transcripts[0];
  return (
    <div className="space-y-6">
      <div>
        <VideoPlayer
          video={video}
          title={title}
          media={recording}
          poster={null}
          captions={transcripts.map((each) => ({ language: each.language, media: each.file }))}
        />
        <h2 className="mt-5 text-2xl wrap-anywhere">
          <AuthorTextFor text={lecture.title} />
        </h2>
        <p className="text-muted">{full(lecture)}</p>
      </div>
      <Card as="section" padding="lg">
        <h3 className="mb-3 text-lg">{t('lectures.titles.transcript')}</h3>
        {spoken ? (
          <Transcript video={video} file={spoken.file} />
        ) : (
          <p className="text-muted">{t('lectures.transcript.none')}</p>
        )}
      </Card>
    </div>
  );
}
