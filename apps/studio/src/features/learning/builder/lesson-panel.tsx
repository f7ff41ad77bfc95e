import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowDown, ArrowUp, ExternalLink, X } from '@sullam/ui/base/icons.ts';
import { IconButton, LinkButton } from '@sullam/ui/components/button.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import { editingPath } from '../../../parts/editing-path.ts';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { lessonQuery, type OutlineLesson } from './builder.api.ts';
import { LessonSettings } from './lesson-settings.tsx';
import { LessonTexts } from './lesson-texts.tsx';

export interface LessonPanelProps {
  readonly courseId: number;
  readonly lesson: OutlineLesson;
  /** To the lesson before or after it; nothing at either end. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** Of a panel beside the outline; a drawer has a button of its own. */
  readonly onClose?: () => void;
}

/** A lesson beside the outline: its settings, its text if it is one, the way to its own page. */
export function LessonPanel({ courseId, lesson, onPrevious, onNext, onClose }: LessonPanelProps) {
  const t = useT();
  const { data, isError, refetch } = useQuery(lessonQuery(lesson.courseSubsectionId));
  return (
    <div className="space-y-5">
      <div className="flex items-center gap-1">
        <h2 className="flex min-w-0 flex-1 items-center gap-2 text-body font-semibold">
          <Icon of={LESSON_KIND_PARTS[lesson.kind].icon} size={18} className="text-muted" />
          {t(`builder.kinds.${lesson.kind}`)}
        </h2>
        <IconButton icon={ArrowUp} label={t('builder.outline.previous')} disabled={!onPrevious} onClick={onPrevious} />
        <IconButton icon={ArrowDown} label={t('builder.outline.next')} disabled={!onNext} onClick={onNext} />
        {onClose && <IconButton icon={X} label={t('common.actions.close')} onClick={onClose} />}
      </div>
      {isError && !data && <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />}
      {!isError && !data && <SkeletonText lines={8} />}
      {data && (
        <>
          <LessonSettings plain lesson={data} />
          {data.kind === 'ARTICLE' && (
            <Disclosure title={t('builder.editor.label')}>
              <LessonTexts lesson={data} />
            </Disclosure>
          )}
        </>
      )}
      <LinkButton full icon={ExternalLink} href={editingPath(courseId, lesson)}>
        {t(LESSON_KIND_PARTS[lesson.kind].activity ? 'builder.activities.settings' : 'builder.outline.openEditor')}
        <KeyHint of="Ctrl Enter" className="border-current/50" />
      </LinkButton>
    </div>
  );
}
