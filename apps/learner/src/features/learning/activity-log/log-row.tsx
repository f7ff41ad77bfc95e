import { chooseText, isWritten, type Language } from '@sullam/domain/localized.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { useFormat, useLanguage } from '@sullam/web-kit/kit-context.tsx';
import type { LogEntry } from './activity-log.api.ts';
import { ACTIVITY_PICTURES } from './activity-pictures.gen.ts';

interface LogTextProps {
  readonly text: LogEntry['title'];
  readonly language: Language;
}

/** An author's text in the language of the log. */
function LogText({ text, language }: LogTextProps) {
  const pageLanguage = useLanguage();
  const chosen = chooseText(text, language);
  if (!chosen) return null;
  return (
    <AuthorText lang={chosen.language} pageLang={pageLanguage}>
      {chosen.text}
    </AuthorText>
  );
}

interface LogRowProps {
  readonly entry: LogEntry;
  readonly language: Language;
}

/** What was done, about what, in which course, at which hour. The whole row leads to it; what has no title of its own goes by what was done. */
export function LogRow({ entry, language }: LogRowProps) {
  const format = useFormat();
  const { activityType, text, title, course, occurredAt, path } = entry;
  const isNamed = isWritten(title);
  return (
    <li className="relative flex break-inside-avoid gap-3 px-4 py-3 hover:bg-subtle sm:gap-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text">
        <Icon of={ACTIVITY_PICTURES[activityType]} size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <UiLink href={path} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {isNamed ? <LogText text={title} language={language} /> : <bdi lang={language}>{text}</bdi>}
          </UiLink>
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {isNamed && <bdi lang={language}>{text}</bdi>}
          {course && (
            <>
              {isNamed && ' · '}
              <LogText text={course.title} language={language} />
            </>
          )}
        </p>
      </div>
      <time dateTime={occurredAt} className="shrink-0 text-sm text-muted">
        {format.time(occurredAt)}
      </time>
    </li>
  );
}
