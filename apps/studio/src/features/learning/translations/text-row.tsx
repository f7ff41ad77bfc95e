import { type Language, otherLanguage } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Columns2, ExternalLink } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { joinedLabel } from '../../../parts/joined-label.ts';
import { ExcerptCell, WrittenCell } from './cell.tsx';
import { type TranslatedText, useConfirmTranslation } from './translations.api.ts';
import { useFieldName } from './use-field-name.ts';

const LessonDialog = lazyPart(() => import('./lesson-dialog.tsx').then((file) => file.LessonDialog));

const LANGUAGE_NAMES = { en: 'common.names.english', ar: 'common.names.arabic' } as const;

/** Missing, or older than the other side, with the word that it is right all the same. */
function State({
  courseId,
  text,
  language,
}: {
  readonly courseId: number;
  readonly text: TranslatedText;
  readonly language: Language;
}) {
  const t = useT();
  const { state } = text[language];
  const confirm = useConfirmTranslation(courseId);
  if (state === 'MISSING') return <Badge tone="warning">{t('translations.sides.missing')}</Badge>;
  if (state !== 'OUTDATED') return null;
  return (
    <>
      <Badge tone="warning">{t('translations.sides.outdated')}</Badge>
      <Button size="sm" variant="ghost" pending={confirm.isPending} onClick={() => confirm.mutate(text.key)}>
        {t('translations.actions.confirm')}
      </Button>
    </>
  );
}

/** Both sides of a text next to each other, the reader's language first. */
export function TextRow({ courseId, text }: { readonly courseId: number; readonly text: TranslatedText }) {
  const t = useT();
  const own = useLanguage();
  const fieldName = useFieldName()(text.field);
  const [isOpen, setOpen] = useState(false);
  const isOutdated = [text.en, text.ar].some(({ state }) => state === 'OUTDATED');
  const isWrittenHere = text.form !== 'ARTICLE' && text.form !== 'ELSEWHERE';
  return (
    <li className="py-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium">{fieldName}</h3>
        {text.form === 'ARTICLE' && (
          <Button
            {...preloadOn(LessonDialog)}
            size="sm"
            variant="outline"
            icon={Columns2}
            onClick={() => setOpen(true)}
          >
            {t('translations.actions.sideBySide')}
          </Button>
        )}
        {text.form === 'ELSEWHERE' && (
          <LinkButton size="sm" variant="outline" icon={ExternalLink} href={text.path}>
            {t('translations.actions.openPage')}
          </LinkButton>
        )}
      </div>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
        {[own, otherLanguage(own)].map((language) => {
          const word = t(LANGUAGE_NAMES[language]);
          return (
            <div key={language} className="min-w-0">
              <p
                className={cx(
                  'mb-1 flex flex-wrap items-center gap-x-2 text-xs text-muted',
                  // as high as the button on the other side, so that both fields stand in one line
                  isOutdated ? 'min-h-8 touch:min-h-11' : 'min-h-6',
                )}
              >
                {word}
                <State courseId={courseId} text={text} language={language} />
              </p>
              {isWrittenHere ? (
                <WrittenCell
                  courseId={courseId}
                  text={text}
                  language={language}
                  name={joinedLabel(own, fieldName, word)}
                />
              ) : (
                <ExcerptCell text={text} language={language} />
              )}
            </div>
          );
        })}
      </div>
      {isOpen && text.courseSubsectionId !== null && (
        <LessonDialog
          courseId={courseId}
          courseSubsectionId={text.courseSubsectionId}
          title={text.placeTitle}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
