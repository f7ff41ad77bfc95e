import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import type { FeatureParts, LessonTool } from '@sullam/web-kit/feature-parts.ts';
import { useHasFeature } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { FEATURES } from '../../features.gen.ts';

interface ToolProps {
  readonly courseSubsectionId: number;
}

function withWords({ load, areas }: LessonTool) {
  const Part = lazyPart(load);
  // with the row in which it stands, not after it
  Part.preload();
  return function Tool(props: ToolProps) {
    return useAreas(areas) ? <Part {...props} /> : null;
  };
}

/** The buttons that features bring to the head of a lesson. */
export function lessonToolsOf(parts: readonly FeatureParts[]) {
  const tools = parts
    .flatMap(({ lessonTools = [] }) => lessonTools)
    .map((tool) => ({ Tool: withWords(tool), features: tool.features }));
  return function LessonTools(props: ToolProps) {
    const hasFeature = useHasFeature();
    return (
      <div className="flex flex-wrap gap-2">
        {tools.map(({ Tool, features }, at) => (features?.every(hasFeature) ?? true) && <Tool key={at} {...props} />)}
      </div>
    );
  };
}

export const LessonTools = lessonToolsOf(FEATURES);
