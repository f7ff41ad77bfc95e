import { Pencil, Play } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Cover, Fact } from '@sullam/ui/components/card.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { Coach } from './coaches.api.ts';
import { useLanguageName } from './language-names.ts';

interface OfCoach {
  readonly coach: Coach;
}

function Introduction({ coach: { name, video } }: OfCoach) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (!video) return null;
  return (
    <>
      <Button variant="outline" icon={Play} {...preloadOn(Dialog)} onClick={() => setOpen(true)}>
        {t('coach-directory.coach.video')}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t('coach-directory.coach.videoOf', { name })}>
          {/* biome-ignore lint/a11y/useMediaCaption: coaches upload a film without captions */}
          <video src={video.url} controls autoPlay className="w-full rounded-md" />
        </Dialog>
      )}
    </>
  );
}

/** The drawing of the topic, the portrait on its edge, and the facts. */
export function CoachHead({ coach }: OfCoach) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const languageName = useLanguageName();
  const [first = coach.name, ...rest] = coach.name.split(' ');
  const languages = format.list(coach.languages.map(({ language }) => languageName(language)));
  const facts = [text(coach.title), text(coach.city), languages].filter(Boolean);
  return (
    <header>
      <BackLink href="/coaching" className="mb-3">
        {t('coach-directory.coach.all')}
      </BackLink>
      <Cover
        src={coach.coverArt}
        hue={coach.hue}
        loading="eager"
        className="h-28 w-full rounded-lg object-cover md:h-42"
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 md:px-6">
        <Avatar
          firstName={first}
          lastName={rest.at(-1)}
          src={coach.portrait?.url}
          size={96}
          className="relative -mt-12 ms-3 border-5 border-canvas md:-mt-15 md:ms-0 md:size-32!"
        />
        <div className="min-w-0 flex-1 basis-72 md:pb-2">
          <h1 className="text-page">{coach.name}</h1>
          <p className="mt-1 flex flex-wrap gap-x-1.5 text-muted">
            {facts.map((fact) => (
              <Fact key={fact}>{fact}</Fact>
            ))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 md:pb-2">
          <Introduction coach={coach} />
          {coach.abilities.canEdit && (
            <LinkButton
              variant="outline"
              icon={Pencil}
              href={`/auth/studio?path=${encodeURIComponent('/coaching/profile')}`}
            >
              {t('coach-directory.coach.edit')}
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  );
}
