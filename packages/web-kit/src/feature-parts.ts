import type { WaitingItem } from '@sullam/api-client/schema.gen.ts';
import type { CourseListKind, CourseNewsKind } from '@sullam/domain/course-news.ts';
import type { Feature } from '@sullam/domain/features.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import type { IconName } from '@sullam/ui/base/icons.ts';
import type { FunctionComponent } from 'react';
import type { ScreenDefinition } from './router/screens.ts';
import type { MenuPlace } from './shell/menu-model.ts';

/** A screen inside the frame of a course; with a tab, the frame leads to it. */
export interface CourseScreen extends ScreenDefinition {
  readonly tab?: CourseTab;
}

export interface CourseTab {
  /** Drawn on every page of the course: a key of the frame's own areas, or `<area>.menu.…`; unless noted, the screen's. */
  readonly titleKey?: MessageKey;
  /** The lowest comes first. */
  readonly place: number;
  /** One of these has to be on; unless noted, those that the screen itself requires. */
  readonly features?: readonly Feature[];
  /** Below which heading of the course's menu it stands, where the menu has headings. */
  readonly group?: CourseTabGroup;
  readonly icon?: IconName;
  /** Of what its list shows how much is new or due: the tab says it. */
  readonly news?: CourseNewsKind;
  /** The list that it leads to: learners have no tab for it while it is empty. */
  readonly list?: CourseListKind;
  /** Other first segments of paths that belong to it: `lessons` to the outline. */
  readonly alsoHolds?: readonly string[];
  /** Its page begins at the edge and has a bar of its own in place of a heading. */
  readonly isFlush?: boolean;
  /** What of this kind waits in the course for whoever works there is counted beside it. */
  readonly waits?: WaitingItem['kind'];
  /** What is counted beside it, for information only. */
  readonly counts?: 'learners' | 'openPoints';
}

export type CourseTabGroup = 'build' | 'teach' | 'assess';

/** A button at the head of a lesson of the learner application. Its words are the course's; what it opens waits for its own. */
export interface LessonTool {
  readonly load: () => Promise<FunctionComponent<{ readonly courseSubsectionId: number }>>;
  /** All of these have to be on. */
  readonly features?: readonly Feature[];
}

/**
 * What a feature brings to its application, in `features/<noun>/<noun>.feature.ts`. `npm run generate` finds the file by its
 * folder. Everybody's first page carries it: only data and lines that load belong into it.
 */
export interface FeatureParts {
  readonly screens?: readonly ScreenDefinition[];
  readonly courseScreens?: readonly CourseScreen[];
  readonly menu?: readonly MenuPlace[];
  readonly lessonTools?: readonly LessonTool[];
}

/** Every screen of an application; those of a course stand inside its frame. */
export function screensOf(features: readonly FeatureParts[], courseFrame: string): ScreenDefinition[] {
  const inCourse = features.flatMap(({ courseScreens = [] }) => courseScreens);
  return features
    .flatMap(({ screens = [] }) => screens)
    .map((screen) => (screen.path === courseFrame ? { ...screen, children: inCourse } : screen));
}

/** The places of all menus of an application. Unless an entry says more, whoever may see its screen sees it. */
export function menuPlacesOf(features: readonly FeatureParts[]): MenuPlace[] {
  const screens = new Map(features.flatMap(({ screens = [] }) => screens).map((screen) => [screen.path, screen]));
  return features
    .flatMap(({ menu = [] }) => menu)
    .map((place) => ({ access: screens.get(place.path ?? '')?.access ?? {}, ...place }));
}
