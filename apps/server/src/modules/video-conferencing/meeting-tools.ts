import { LECTURE_TOOLS, type LectureTool } from '@sullam/domain/lectures/lecture.ts';
import type { SystemContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';

/** With what meetings may be planned. */
export interface MeetingTools {
  tools: readonly LectureTool[];
  /** Where Jitsi rooms are, without a slash at the end. */
  jitsiUrl: string;
  /** Meetings can be made in connected Zoom accounts. */
  hasZoomApp: boolean;
}

export interface ToolSettings {
  toolsOff: string[];
  jitsiUrl: string | null;
  zoomClientId: string | null;
  zoomClientSecret: string | null;
  version: number;
}

const NOTHING_SET: ToolSettings = {
  toolsOff: [],
  jitsiUrl: null,
  zoomClientId: null,
  zoomClientSecret: null,
  version: 0,
};

export async function findToolSettings(tx: Tx): Promise<ToolSettings> {
  const row = await tx.one(
    db
      .selectFrom('video_conferencing_settings')
      .select([
        'tools_off as toolsOff',
        'jitsi_url as jitsiUrl',
        'zoom_client_id as zoomClientId',
        'zoom_client_secret as zoomClientSecret',
        'version',
      ]),
  );
  return row ?? NOTHING_SET;
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
