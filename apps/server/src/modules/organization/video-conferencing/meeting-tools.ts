import { LECTURE_TOOLS, type LectureTool } from '@sullam/domain/lectures/lecture.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { findToolSettings, type ToolSettings } from './tool-settings.repository.ts';

/** With what meetings may be planned. */
interface MeetingTools {
  tools: readonly LectureTool[];
  /** Where Jitsi rooms are, without a slash at the end. */
  jitsiUrl: string;
  /** Meetings can be made in connected Zoom accounts. */
  hasZoomApp: boolean;
}

export const toolsOf = (settings: ToolSettings): LectureTool[] =>
  LECTURE_TOOLS.filter((tool) => !settings.toolsOff.includes(tool));

export async function readMeetingTools({ config }: Pick<SystemContext, 'config'>, tx: Tx): Promise<MeetingTools> {
  const settings = await findToolSettings(tx);
  const tools = toolsOf(settings);
  return {
    tools,
    jitsiUrl: settings.jitsiUrl ?? config.jitsiUrl,
    hasZoomApp: settings.zoomClientId !== null && tools.includes('ZOOM'),
  };
}
