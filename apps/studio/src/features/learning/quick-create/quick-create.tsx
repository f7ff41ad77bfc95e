import '../../../app.css';
import { TITLE_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Popover } from '@sullam/ui/overlays/popover.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { editingPath } from '../../../parts/editing-path.ts';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useCreateCourse } from '../courses/courses.public.ts';
import { KindList, optionId } from './kind-list.tsx';
import { endsInSlash, kindOfKey, type MakeKind, standsIn, useMakeKinds, withTitle } from './make-kinds.ts';
import { PlaceFields } from './place-fields.tsx';
import { useMakeLesson } from './quick-create.api.ts';
import { useLastKind } from './use-last-kind.ts';
import { usePlace } from './use-place.ts';

export interface QuickCreateProps {
  readonly triggerRef: RefObject<Element | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What can be made besides lessons. */
  readonly makes: readonly MenuEntry[];
}

const WIDTH = 484;

/** Makes something from anywhere: its title first, then what it is, and where it goes. */
export function QuickCreate({ makes, ...panel }: QuickCreateProps) {
  const t = useT();
  const isReady = useAreas(['builder', 'errors']);
  if (!isReady) return null;
  return (
    <Popover {...panel} label={t('studio.titles.new')} width={WIDTH} flush>
      {panel.open && <CreatePanel makes={makes} onDone={() => panel.onOpenChange(false)} />}
    </Popover>
  );
}

/** How far an arrow goes in the two columns of kinds. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 2, ArrowUp: -2 };

interface CreatePanelProps {
  readonly makes: readonly MenuEntry[];
  readonly onDone: () => void;
}

function CreatePanel({ makes, onDone }: CreatePanelProps) {
  const t = useT();
  const base = useId();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const place = usePlace();
  const kinds = useMakeKinds(makes, place.course?.courseId);
  const last = useLastKind(kinds);
  const chosen = kinds.find(({ id }) => id === chosenId) ?? last.first;
  const { make, isPending } = useMaking(place, onDone);
  useLayoutEffect(() => {
    field.current?.focus();
  }, []);

  const words = title.trim();
  const create = (kind: MakeKind | undefined) => {
    if (!kind || isPending) return;
    if (words === '' && kind.makes !== 'page') field.current?.focus();
    else {
      last.keep(kind);
      make(kind, words);
    }
  };
  /** With a title the press makes it; without one it says what will be made. */
  const pick = (kind: MakeKind) => {
    setChosenId(kind.id);
    create(kind);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const byLetter = endsInSlash(title) ? kindOfKey(kinds, event.code) : undefined;
    if (event.key === 'Enter') create(chosen);
    else if (byLetter && !event.ctrlKey && !event.metaKey && !event.altKey) {
      setChosenId(byLetter.id);
      setTitle(title.slice(0, -1).trimEnd());
    } else if (step !== undefined && chosen) {
      const at = kinds.indexOf(chosen) + step;
      setChosenId(kinds[(at + kinds.length) % kinds.length]?.id);
    } else return;
    event.preventDefault();
  };
  return (
    <div aria-busy={isPending}>
      <div className="px-4 pt-3 pb-3.5">
        <input
          ref={field}
          role="combobox"
          aria-label={t('builder.quick.title')}
          aria-expanded
          aria-controls={base}
          {...(chosen ? { 'aria-activedescendant': optionId(base, chosen) } : {})}
          autoComplete="off"
          dir={title === '' ? undefined : 'auto'}
          maxLength={TITLE_MAX_LENGTH}
          placeholder={t('builder.quick.placeholder')}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          onKeyDown={press}
          className="min-h-10 w-full rounded-sm bg-transparent text-lg font-medium outline-none placeholder:font-normal placeholder:text-muted"
        />
        {place.courses.length > 0 && <PlaceFields place={place} of={standsIn(chosen)} />}
      </div>
      <KindList id={base} kinds={kinds} chosen={chosen} onPick={pick} />
      <div className="flex items-center justify-between gap-4 border-t border-line px-4 py-3">
        <span className="text-sm text-muted">
          {t(chosen?.makes === 'page' ? 'builder.quick.elsewhere' : 'builder.quick.draft')}
        </span>
        <Button pending={isPending} disabled={place.isPending} onClick={() => create(chosen)}>
          <CreateLabel chosen={chosen} />
          <KeyHint of="Enter" className="ms-1 border-current/40" />
        </Button>
      </div>
    </div>
  );
}

function CreateLabel({ chosen }: { readonly chosen: MakeKind | undefined }) {
  const t = useT();
  const language = useLanguage();
  if (chosen?.makes === 'lesson') return t('builder.quick.create', { kind: chosen.label.toLocaleLowerCase(language) });
  return chosen?.makes === 'page' ? t('builder.quick.open') : (chosen?.label ?? t('studio.titles.new'));
}

/** Makes what was asked for and opens it. */
function useMaking(place: ReturnType<typeof usePlace>, onDone: () => void) {
  const t = useT();
  const go = useGo();
  const format = useFormat();
  const language = useLanguage();
  const lesson = useMakeLesson();
  const course = useCreateCourse();
  const open = (path: string) => {
    onDone();
    go(path);
  };
  const named = (words: string): Localized => ({ [language]: words });
  const makeLesson = (kind: Extract<MakeKind, { makes: 'lesson' }>, words: string) => {
    const courseId = place.course?.courseId;
    if (courseId === undefined || place.isPending) return;
    const { section } = place;
    const behind = section && {
      sectionId: section.courseSectionId,
      after: section.subsections.at(-1)?.courseSubsectionId ?? null,
    };
    const firstModule = named(t('builder.quick.firstModule', { number: format.number(1) }));
    lesson.mutate(
      { courseId, behind, firstModule, title: named(words), kind: kind.kind },
      {
        onSuccess: (courseSubsectionId) => {
          if (section) place.keep(section.courseSectionId);
          open(editingPath(courseId, { kind: kind.kind, courseSubsectionId }));
        },
      },
    );
  };
  return {
    isPending: lesson.isPending || course.isPending,
    make(kind: MakeKind, words: string) {
      if (kind.makes === 'page') open(withTitle(kind.path, words));
      else if (kind.makes === 'lesson') makeLesson(kind, words);
      else
        course.mutate(
          { title: named(words), languages: [language], learningType: 'SELF_PACED' },
          { onSuccess: ({ courseId }) => open(`/courses/${courseId}/outline`) },
        );
    },
  };
}
