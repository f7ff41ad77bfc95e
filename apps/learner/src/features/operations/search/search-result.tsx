import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { MarkedText } from './marked-text.tsx';
import type { SearchResult } from './search.api.ts';
import { SEARCH_GROUPS } from './search-groups.gen.ts';

interface ResultProps {
  readonly result: SearchResult;
  readonly action?: ReactNode;
}

interface MarkedProps {
  readonly text: Localized | null;
  readonly highlights: SearchResult['highlights']['title'];
  readonly className?: string;
}

/** A text of a result in the reader's language, else in the other one, with the words marked. */
function Marked({ text, highlights, className }: MarkedProps) {
  const language = useLanguage();
  const chosen = chooseText(text, language);
  if (!chosen) return null;
  return (
    <AuthorText lang={chosen.language} pageLang={language} unmarked className={className}>
      <MarkedText text={chosen.text} ranges={highlights[chosen.language]} />
    </AuthorText>
  );
}

/** One thing that was found; beside it what can be done with it. */
export function SearchResultItem({ result, action }: ResultProps) {
  const t = useT();
  const authorText = useAuthorText();
  const { kind, title, excerpt, highlights, courseTitle, path, application } = result;
  const link = (
    <UiLink
      href={path}
      target={application === 'studio' ? '_top' : undefined}
      className="flex min-w-0 flex-1 gap-3 px-4 py-3.5 text-ink no-underline hover:bg-subtle focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-text">
        <Icon of={SEARCH_GROUPS[kind].icon} size={18} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          {kind === 'member' ? (
            <bdi>
              <MarkedText text={title.en ?? ''} ranges={highlights.title.en} />
            </bdi>
          ) : (
            <Marked text={title} highlights={highlights.title} />
          )}
        </span>
        {courseTitle && (
          <span className="block text-sm text-muted">
            {t('search.labels.inCourse', { title: authorText(courseTitle) })}
          </span>
        )}
        <Marked
          text={excerpt ?? null}
          highlights={highlights.excerpt}
          className="mt-1 block clip-lines-3 text-sm text-muted"
        />
      </span>
    </UiLink>
  );
  return (
    <div className="flex items-center">
      {link}
      {action && <span className="pe-3">{action}</span>}
    </div>
  );
}
