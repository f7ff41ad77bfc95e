import { Icon } from '@sullam/ui/base/icon.tsx';
import { ExternalLink } from '@sullam/ui/base/icons.ts';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Lesson } from './lesson.api.ts';
import { Transcript } from './transcript.tsx';

/** Our own pages get no origin: they can run, but reach nothing of the reader's session. Others live on their own origin. */
const SANDBOX = {
  own: 'allow-scripts',
  foreign: 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation',
} as const;

/** A page inside the page, in a sandbox. */
export function EmbedLesson({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const title = useAuthorText()(lesson.title);
  const language = useLanguage();
  const { embed } = lesson;
  if (!embed) return <EmptyState compact drawing="files" title={t('course.empty.lesson')} />;
  return (
    <div className="space-y-6">
      <iframe
        key={language}
        // Our pages receive the reader's language; behind the #, where it touches no signature of the address.
        src={embed.isOwn ? `${embed.url}#lang=${language}` : embed.url}
        title={t('course.page.frame', { title })}
        sandbox={embed.isOwn ? SANDBOX.own : SANDBOX.foreign}
        referrerPolicy="no-referrer"
        allow="fullscreen"
        loading="lazy"
        className="h-[70vh] min-h-96 w-full rounded-lg border border-line bg-white print:hidden"
      />
      {!embed.isOwn && (
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {t('course.page.blocked')}
          <a href={embed.url} target="_blank" rel="noreferrer" className={textLinkClass}>
            {t('course.page.open')} <Icon of={ExternalLink} size={14} className="inline" />
          </a>
        </p>
      )}
      <Transcript lesson={lesson} isOpen />
    </div>
  );
}
