import type { LectureTool } from '@sullam/domain/lectures/lecture.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

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

interface NewToolSettings {
  toolsOff: readonly LectureTool[];
  jitsiUrl: string | null;
  zoomClientId: string | null;
  zoomClientSecret: string | null;
  now: Date;
}

/** Saves over this version, 0 where nothing was set yet; undefined where somebody else was faster. */
export function upsertToolSettings(
  tx: Tx,
  version: number,
  settings: NewToolSettings,
): Promise<{ version: number } | undefined> {
  const row = {
    tools_off: [...settings.toolsOff],
    jitsi_url: settings.jitsiUrl,
    zoom_client_id: settings.zoomClientId,
    zoom_client_secret: settings.zoomClientSecret,
    changed_at: settings.now,
  };
  return tx.one(
    db
      .insertInto('video_conferencing_settings')
      .values({ ...row, version: 1 })
      .onConflict((at) =>
        at
          .column('organization_id')
          .doUpdateSet({ ...row, version: version + 1 })
          .where(sql<boolean>`video_conferencing_settings.version = ${version}`),
      )
      .returning('version'),
  );
}
