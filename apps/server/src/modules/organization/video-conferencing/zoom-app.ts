import type { SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import { studioUrl } from '../../../kernel/organization-url.ts';
import { seal, unseal } from '../../../kernel/sealed.ts';
import { findProfile } from '../organizations/organizations.public.ts';
import { toolsOf } from './meeting-tools.ts';
import { findToolSettings } from './tool-settings.repository.ts';

const PURPOSE = 'zoom';

export const sealForZoom = ({ secret }: Pick<SystemContext, 'secret'>, text: string): string =>
  seal(secret, PURPOSE, text);
export const unsealForZoom = ({ secret }: Pick<SystemContext, 'secret'>, sealed: string): string =>
  unseal(secret, PURPOSE, sealed).toString('utf8');

/** The organisation's app at Zoom. */
export interface ZoomApp {
  clientId: string;
  clientSecret: string;
  /** The page of the studio to which Zoom sends people back. */
  redirectUrl: string;
}

export async function redirectUrlOf(context: SystemContext, tx: Tx): Promise<string> {
  const { config, organizationId } = context;
  const profile = await findProfile(context, tx);
  return `${studioUrl(config, { organizationId, prefix: profile?.prefix ?? '' })}/zoom`;
}

/** The app, or null where there is none or Zoom is switched off. */
export async function findZoomApp(context: SystemContext, tx: Tx): Promise<ZoomApp | null> {
  const settings = await findToolSettings(tx);
  const { zoomClientId, zoomClientSecret } = settings;
  if (!zoomClientId || !zoomClientSecret || !toolsOf(settings).includes('ZOOM')) return null;
  return {
    clientId: zoomClientId,
    clientSecret: unsealForZoom(context, zoomClientSecret),
    redirectUrl: await redirectUrlOf(context, tx),
  };
}

export const readZoomApp = (context: SystemContext): Promise<ZoomApp | null> =>
  reading(context, (tx) => findZoomApp(context, tx));
