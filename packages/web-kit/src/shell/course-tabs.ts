import type { MessageKey } from '@sullam/strings/areas.ts';
import type { CourseTab, FeatureParts } from '../feature-parts.ts';

export interface CourseTabEntry extends Omit<CourseTab, 'titleKey'> {
  path: string;
  titleKey: MessageKey;
}

/** The tabs of a course's pages, in their order. */
export function courseTabsOf(features: readonly FeatureParts[]): CourseTabEntry[] {
  return features
    .flatMap(({ courseScreens = [] }) => courseScreens)
    .flatMap(({ path, titleKey: title, access, tab }): CourseTabEntry[] => {
      const titleKey = tab?.titleKey ?? title;
      if (!tab || !titleKey) return [];
      const needed = tab.features ?? access?.features;
      return [{ ...tab, path, titleKey, ...(needed ? { features: needed } : {}) }];
    })
    .sort((one, other) => one.place - other.place || (one.path < other.path ? -1 : 1));
}

/** The tab to whose pages a path inside the course belongs: `assignments/4/rules`. */
export const courseTabAt = <Tab extends CourseTabEntry>(tabs: readonly Tab[], path: string): Tab | undefined => {
  const [first = ''] = path.split('/');
  return tabs.find((tab) => tab.path === first || tab.alsoHolds?.includes(first));
};
