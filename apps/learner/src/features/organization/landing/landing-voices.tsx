import { Icon } from '@sullam/ui/base/icon.tsx';
import { Quote } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { Landing } from './landing.api.ts';
import { LandingSection } from './landing-section.tsx';

/** What people say who have learnt here. */
export function LandingVoices({ voices }: { readonly voices: Landing['voices'] }) {
  const t = useT();
  const text = useAuthorText();
  if (voices.length === 0) return null;
  return (
    <LandingSection id="landing-voices" title={t('landing.voices.title')}>
      <ul className="landing-voices grid gap-8">
        {voices.map((voice, index) => {
          const name = text(voice.name);
          const [first = '', ...rest] = name.split(' ');
          return (
            <li key={index}>
              <figure className="flex h-full flex-col">
                <Icon of={Quote} size={24} mirrored className="text-secondary-text" />
                <blockquote className="mt-4 font-display text-lg text-pretty">
                  <AuthorTextFor text={voice.quote} as="p" unmarked />
                </blockquote>
                <figcaption className="mt-auto flex items-center gap-3 pt-6">
                  <Avatar firstName={first} lastName={rest.join(' ')} size={56} src={voice.picture?.url} />
                  <span>
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm text-muted">
                      <AuthorTextFor text={voice.role} unmarked />
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </LandingSection>
  );
}
