import { lessonKindOf } from '@sullam/domain/lesson-kinds.ts';
import { type LucideIcon, Megaphone } from '@sullam/ui/base/icons.ts';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { type MenuEntry, placesOf } from '@sullam/web-kit/shell/menu-model.ts';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import { iconOf } from '../../../menu-icons.gen.ts';
import { useKinds } from '../../../parts/use-kinds.ts';
import type { LessonKind } from '../builder/builder.public.ts';

interface Named {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** After a slash it chooses this kind. */
  readonly letter: string | undefined;
}

/** Something that can be made: at once, or on its own page. */
export type MakeKind =
  | (Named & { readonly makes: 'lesson'; readonly kind: LessonKind })
  | (Named & { readonly makes: 'course' })
  | (Named & { readonly makes: 'page'; readonly path: string });

const COURSE = 'new-course';
const ANNOUNCEMENT = 'announcement';

/** Where a kind stands: in a module of a course, in a course alone, or in none. */
export function standsIn(kind: MakeKind | undefined): 'module' | 'course' | null {
  if (kind?.makes === 'lesson') return 'module';
  return kind?.id === ANNOUNCEMENT ? 'course' : null;
}

/** What can be made from here: a course, what stands in one, and what has a page of its own. */
export function useMakeKinds(menu: readonly MenuEntry[], courseId: number | undefined): MakeKind[] {
  const t = useT();
  const hasFeature = useHasFeature();
  const lessons = useKinds().map(
    ({ kind, name }): MakeKind => ({
      id: kind,
      makes: 'lesson',
      kind,
      label: name,
      icon: LESSON_KIND_PARTS[kind].icon,
      letter: lessonKindOf(kind).letter,
    }),
  );
  const announcement: MakeKind = {
    id: ANNOUNCEMENT,
    makes: 'page',
    label: t('builder.quick.announcement'),
    icon: Megaphone,
    letter: 'n',
    path: `/courses/${courseId}/announcements?new=1`,
  };
  const others = placesOf(menu).map((entry): MakeKind => {
    const named = {
      id: entry.id,
      label: t.dynamic(entry.titleKey) ?? '',
      icon: iconOf(entry),
      letter: entry.letter,
    };
    return entry.id === COURSE ? { ...named, makes: 'course' } : { ...named, makes: 'page', path: entry.path };
  });
  return [
    ...others.filter(({ makes }) => makes === 'course'),
    ...(courseId === undefined ? [] : [...lessons, ...(hasFeature('announcements') ? [announcement] : [])]),
    ...others.filter(({ makes }) => makes !== 'course'),
  ];
}

/** The kind whose letter was pressed, by its key: the same on an Arabic keyboard. */
export const kindOfKey = (kinds: readonly MakeKind[], code: string): MakeKind | undefined =>
  kinds.find(({ letter }) => letter !== undefined && code === `Key${letter.toUpperCase()}`);

/** Whether what is written waits for a letter: a slash at the start, or behind a blank. */
export const endsInSlash = (text: string): boolean => /(^|\s)\/$/.test(text);

/** A page with the title that was written already. */
export const withTitle = (path: string, title: string): string =>
  title === '' ? path : `${path}${path.includes('?') ? '&' : '?'}title=${encodeURIComponent(title)}`;
