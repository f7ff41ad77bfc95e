import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import { useHasFeature } from '@sullam/web-kit/kit-context.tsx';
import { FEATURES } from '../../../features.gen.ts';
import { useIsReading } from './use-is-reading.ts';

interface ToolProps {
  readonly courseSubsectionId: number;
}

/** The buttons that features bring to the head of a lesson, fetched once it is being read. */
export function lessonToolsOf(parts: readonly FeatureParts[]) {
  const all = parts
    .flatMap(({ lessonTools = [] }) => lessonTools)
    .map(({ load, features = [] }) => ({ Tool: lazyPart(load), features }));
  const preload = () => {
    for (const { Tool } of all) Tool.preload();
  };
  return function LessonTools(props: ToolProps) {
    const hasFeature = useHasFeature();
    const tools = all.filter(({ features }) => features.every(hasFeature));
    const isReading = useIsReading(tools.length > 0 ? preload : undefined);
    if (tools.length === 0) return null;
    return (
      // their place beside the module is kept, so that its name isn't broken anew when they come
      <div className="flex min-h-8 min-w-40 shrink-0 flex-wrap justify-end gap-2 touch:min-h-11 print:hidden">
        {isReading && tools.map(({ Tool }, at) => <Tool key={at} {...props} />)}
      </div>
    );
  };
}

export const LessonTools = lessonToolsOf(FEATURES);
