import { isLessonActivity } from '@sullam/domain/lesson-kinds.ts';
import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type Media, MediaField, type MediaKind } from '../../organization/media/media.public.ts';
import type { Lesson } from './builder.api.ts';
import { EmbedFields } from './embed-fields.tsx';
import { useLessonChange } from './use-lesson-change.ts';

const KINDS = {
  VIDEO: { kind: 'VIDEO', label: 'builder.lesson.video' },
  AUDIO: { kind: 'AUDIO', label: 'builder.lesson.audio' },
  DOCUMENT: { kind: 'DOCUMENT', label: 'builder.lesson.document' },
} as const;

/** The files of a lesson; each is saved as soon as it has arrived. */
export function LessonMedia({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const change = useLessonChange(lesson);
  if (lesson.kind === 'EMBED') return <EmbedFields lesson={lesson} />;
  if (lesson.kind === 'ARTICLE' || isLessonActivity(lesson.kind)) return null;
  const { kind, label } = KINDS[lesson.kind];
  const setMain = (media: Media | null) => {
    const minutes = media?.durationSeconds ? Math.max(1, Math.round(media.durationSeconds / 60)) : 0;
    change.save({
      mediaId: media?.mediaId ?? null,
      ...(minutes > 0 && lesson.durationMinutes === 0 ? { durationMinutes: minutes } : {}),
    });
  };
  return (
    <Card padding="lg">
      <CardHeading>{t('builder.lesson.file')}</CardHeading>
      <div className="space-y-6">
        <MediaField label={t(label)} kind={kind as MediaKind} value={lesson.media} onChange={setMain} />
        {lesson.kind === 'VIDEO' && (
          <>
            <Captions lesson={lesson} />
            <MediaField
              label={t('builder.lesson.poster')}
              kind="IMAGE"
              value={lesson.poster}
              onChange={(media) => change.save({ posterMediaId: media?.mediaId ?? null })}
            />
          </>
        )}
      </div>
    </Card>
  );
}

/** Subtitles, one file a language. */
function Captions({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const change = useLessonChange(lesson);
  const set = (language: Language, media: Media | null) => {
    const others = lesson.captions
      .filter((caption) => caption.language !== language)
      .map((caption) => ({ language: caption.language, mediaId: caption.media.mediaId }));
    change.save({ captions: media ? [...others, { language, mediaId: media.mediaId }] : others });
  };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {LANGUAGES.map((language) => (
        <MediaField
          key={language}
          label={t('builder.lesson.captionsIn', {
            language: t(language === 'en' ? 'common.names.english' : 'common.names.arabic'),
          })}
          hint={t('builder.lesson.addCaptions')}
          kind="CAPTIONS"
          value={lesson.captions.find((caption) => caption.language === language)?.media ?? null}
          onChange={(media) => set(language, media)}
        />
      ))}
    </div>
  );
}
