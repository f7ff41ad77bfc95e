import type { Feature } from '@sullam/domain/features.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import type { FeatureParts } from '../feature-parts.ts';

export interface CourseTabEntry {
  path: string;
  titleKey: MessageKey;
  /** One of these has to be on. */
  features: readonly Feature[] | undefined;
}

/** The tabs of a course's pages, in their order. */
export function courseTabsOf(features: readonly FeatureParts[]): CourseTabEntry[] {
  return features
    .flatMap(({ courseScreens = [] }) => courseScreens)
    .flatMap(({ path, titleKey: title, access, tab }) => {
      const titleKey = tab?.titleKey ?? title;
      return tab && titleKey ? [{ path, titleKey, place: tab.place, features: tab.features ?? access?.features }] : [];
    })
    .sort((one, other) => one.place - other.place || (one.path < other.path ? -1 : 1));
}
