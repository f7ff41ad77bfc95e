import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import type { LessonTool } from '@sullam/web-kit/feature-parts.ts';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { FEATURES } from '../../features.gen.ts';

interface ToolProps {
  readonly courseSubsectionId: number;
}

function withWords({ load, areas }: LessonTool) {
  const Part = lazyPart(load);
  return function Tool(props: ToolProps) {
    return useAreas(areas) ? <Part {...props} /> : null;
  };
}

const TOOLS = FEATURES.flatMap(({ lessonTools = [] }) => lessonTools).map(withWords);

/** The buttons that features bring to the head of a lesson. */
export function LessonTools(props: ToolProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      {TOOLS.map((Tool, at) => (
        <Tool key={at} {...props} />
      ))}
    </div>
  );
}
