import { smallArt } from '@sullam/domain/cover-art.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Cover, FieldLine } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat } from '@sullam/web-kit/kit-context.tsx';
import { Average } from '../coach-ratings/coach-ratings.public.ts';
import type { CoachCard } from './coaches.api.ts';
import { useLanguageName } from './language-names.ts';
import { NextTimes } from './next-times.tsx';

interface CoachRowProps {
  readonly coach: CoachCard;
  readonly today: string;
}

/** A coach's portrait on the drawing of the topic. */
function Picture({ coach }: Pick<CoachRowProps, 'coach'>) {
  const [first = coach.name, ...rest] = coach.name.split(' ');
  return (
    <>
      <div className="relative grid h-32 w-33 shrink-0 place-items-center overflow-hidden rounded-md max-md:hidden">
        <Cover src={smallArt(coach.coverArt)} hue={coach.hue} className="absolute! inset-0 h-full! w-full!" />
        <Avatar
          firstName={first}
          lastName={rest.at(-1)}
          src={coach.portrait?.url}
          size={96}
          className="relative size-26! border-4 border-white/90"
        />
      </div>
      <span
        className="shrink-0 self-start rounded-full border-2 p-0.5 md:hidden"
        style={{ borderColor: `oklch(0.7 0.11 ${coach.hue})` }}
      >
        <Avatar firstName={first} lastName={rest.at(-1)} src={coach.portrait?.url} size={72} />
      </span>
    </>
  );
}

/** One coach of the directory: who, what for, and when next. */
export function CoachRow({ coach, today }: CoachRowProps) {
  const format = useFormat();
  const languageName = useLanguageName();
  const languages = format.list(coach.languages.map(languageName));
  return (
    <article className="grid gap-4 max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface max-md:p-4 md:grid-cols-[minmax(0,1fr)_20.5rem] md:gap-8 md:py-6">
      <div className="relative flex min-w-0 gap-4 md:gap-6">
        <Picture coach={coach} />
        <div className="min-w-0 flex-1">
          {coach.topic && (
            <FieldLine hue={coach.hue}>
              <AuthorTextFor text={coach.topic.title} unmarked />
            </FieldLine>
          )}
          <h2 className="mt-0.5 text-xl leading-snug">
            <UiLink
              href={`/coaching/coaches/${coach.coachId}`}
              className="text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              {coach.name}
            </UiLink>
          </h2>
          <p className="mt-1.5 max-md:text-sm">
            <AuthorTextFor text={coach.summary} unmarked />
          </p>
          <p className="mt-2 flex flex-wrap gap-x-3 text-sm text-muted">
            <Average rating={coach.rating} />
            <span>{languages}</span>
          </p>
        </div>
      </div>
      <div className="min-w-0 border-line max-md:border-t max-md:pt-3.5 md:border-s md:ps-6">
        <NextTimes coach={coach} today={today} />
      </div>
    </article>
  );
}
