import type { LectureTool } from '@sullam/domain/lectures/lecture.ts';
import { LECTURE_TOOLS } from '@sullam/domain/lectures/lecture.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField } from '../../../kernel/problem.ts';
import { toolsOf } from './meeting-tools.ts';
import { findToolSettings, type ToolSettings, upsertToolSettings } from './tool-settings.repository.ts';
import { redirectUrlOf, sealForZoom } from './zoom-app.ts';

/** What administrators see of their tools: everything but the secret. */
export const readToolSettings = (context: MemberContext) =>
  reading(context, async (tx) => {
    const settings = await findToolSettings(tx);
    return {
      tools: toolsOf(settings),
      jitsiUrl: settings.jitsiUrl,
      standardJitsiUrl: context.config.jitsiUrl,
      zoomClientId: settings.zoomClientId,
      hasZoomClientSecret: settings.zoomClientSecret !== null,
      zoomRedirectUrl: await redirectUrlOf(context, tx),
      version: settings.version,
    };
  });

export interface ToolSettingsChange {
  tools: readonly LectureTool[];
  jitsiUrl: string | null;
  zoomClientId: string | null;
  /** Absent: the one that is kept stays. */
  zoomClientSecret?: string;
  version: number;
}

/** A server's address: by https, without a name, a query or a fragment. Only browsers go there. */
function jitsiUrlOf(text: string | null): string | null {
  const typed = text?.trim().replace(/\/+$/, '');
  if (!typed) return null;
  if (!URL.canParse(typed)) throw invalidField('jitsiUrl', 'url');
  const { protocol, username, password, search, hash } = new URL(typed);
  if (protocol !== 'https:' || [username, password, search, hash].some(Boolean)) throw invalidField('jitsiUrl', 'url');
  return typed;
}

/** The app after the change. Another client id needs its own secret: the kept one belongs to the app before. */
function zoomAppOf(context: MemberContext, before: ToolSettings, change: ToolSettingsChange) {
  const zoomClientId = change.zoomClientId?.trim() || null;
  if (zoomClientId === null) return { zoomClientId, zoomClientSecret: null };
  const typed = change.zoomClientSecret?.trim();
  if (typed) return { zoomClientId, zoomClientSecret: sealForZoom(context, typed) };
  if (zoomClientId !== before.zoomClientId || before.zoomClientSecret === null)
    throw invalidField('zoomClientSecret', 'required');
  return { zoomClientId, zoomClientSecret: before.zoomClientSecret };
}

/** Saves with what the organisation meets. */
export function saveToolSettings(context: MemberContext, change: ToolSettingsChange): Promise<{ version: number }> {
  if (change.tools.length === 0) throw invalidField('tools', 'required');
  const jitsiUrl = jitsiUrlOf(change.jitsiUrl);
  return transaction(context, async (tx) => {
    const before = await findToolSettings(tx);
    if (before.version !== change.version) throw conflict();
    const app = zoomAppOf(context, before, change);
    const saved = await upsertToolSettings(tx, change.version, {
      toolsOff: LECTURE_TOOLS.filter((tool) => !change.tools.includes(tool)),
      jitsiUrl,
      ...app,
      now: context.clock.now(),
    });
    // somebody else saved between the reading and this
    if (!saved) throw conflict();
    await audit(context, tx, {
      action: 'video-conferencing.update',
      noun: 'video-conferencing-settings',
      nounId: null,
      changes: { tools: change.tools, jitsiUrl, zoomClientId: app.zoomClientId },
    });
    return saved;
  });
}
