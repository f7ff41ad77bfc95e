import { LECTURE_TOOLS, type LectureTool } from '@sullam/domain/lectures/lecture.ts';
import { useQuery } from '@tanstack/react-query';
import { toolsQuery } from './video-conferencing.api.ts';

/** With what a lecture can be planned; what it has already stays among it. */
export function useTools(current?: LectureTool | null): readonly LectureTool[] {
  const { data } = useQuery(toolsQuery());
  return data ? LECTURE_TOOLS.filter((tool) => data.tools.includes(tool) || tool === current) : LECTURE_TOOLS;
}
