import { TITLE_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { lessonKindOf } from '@sullam/domain/lesson-kinds.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { Layers } from '@sullam/ui/base/icons.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import type { NamedKind } from '../../../parts/use-kinds.ts';
import { WritingLine } from '../../../parts/writing-line.tsx';
import type { LessonKind } from './builder.api.ts';

export interface WritingRowProps {
  readonly level: 'lesson' | 'module';
  readonly kind: LessonKind;
  readonly kinds: readonly NamedKind[];
  /** As it is typed; it outlives the row, which moves while one writes. */
  readonly text: string;
  readonly language: Language;
  readonly onText: (text: string) => void;
  readonly onKind: (kind: LessonKind) => void;
  /** Enter: what is written is added, and one writes on. With `opens` it is opened at once. */
  readonly onAdd: (opens: boolean) => void;
  readonly onLevel: (level: 'lesson' | 'module') => void;
  readonly onPaste: (pasted: string) => void;
  /** By a key the focus goes back to the outline; otherwise it has gone elsewhere. */
  readonly onClose: (byKey: boolean) => void;
}

/** The row in which the next lesson or module is written: Tab moves between the two levels. */
export function WritingRow({ level, kind, kinds, onLevel, onClose, ...line }: WritingRowProps) {
  const t = useT();
  const isModule = level === 'module';
  return (
    <WritingLine
      {...line}
      label={t(isModule ? 'builder.outline.moduleTitle' : 'builder.outline.lessonTitle')}
      placeholder={t(isModule ? 'builder.outline.writeModule' : 'builder.outline.writeLesson', { key: '/' })}
      maxLength={TITLE_MAX_LENGTH}
      kinds={
        isModule
          ? null
          : kinds.map((each) => ({
              ...each,
              hint: t(`builder.kindHints.${each.kind}`),
              slug: lessonKindOf(each.kind).slug,
              icon: LESSON_KIND_PARTS[each.kind].icon,
            }))
      }
      kind={kind}
      icon={isModule ? Layers : LESSON_KIND_PARTS[kind].icon}
      isStrong={isModule}
      words={{
        kind: t('builder.outline.kindIs', { kind: t(`builder.kinds.${kind}`) }),
        chooseKind: t('builder.outline.chooseKind'),
        noKind: t('builder.outline.noKind'),
      }}
      onEmpty={() => (isModule ? onClose(true) : onLevel('module'))}
      onTab={(isBack) => {
        if (isBack === isModule) return false;
        onLevel(isModule ? 'lesson' : 'module');
        return true;
      }}
      onClose={onClose}
    />
  );
}
