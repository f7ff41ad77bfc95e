import type { MessageKey } from '@sullam/strings/areas.ts';
import type { LucideIcon } from '@sullam/ui/base/icons.ts';
import type { LazyPart } from '@sullam/ui/base/lazy-part.tsx';

/**
 * What authors see of a kind of lesson: `export const lessonKind` in `<kind>.lesson-kind.ts` of a feature. Outlines load all of these
 * files: only icons, keys, paths and lines that load belong there.
 */
export interface LessonKindParts {
  readonly icon: LucideIcon;
  /** Set for an activity. */
  readonly activity?: ActivityParts;
}

export interface LessonPlace {
  readonly courseId: number;
  readonly courseSubsectionId: number;
}

interface ActivityParts {
  /** What its settings hold, on the lesson's page. */
  readonly aboutKey: Extract<MessageKey, `builder.activities.about${string}`>;
  /** The page on which it is set up, right after it was added and later. Unset: the lesson's page. */
  readonly settingsPath?: (place: LessonPlace) => string;
  /** Its settings, on the lesson's page. Unset: that page leads to `settingsPath`. */
  readonly settings?: LazyPart<LessonPlace>;
}
