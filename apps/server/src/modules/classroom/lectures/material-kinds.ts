import type { MediaKind } from '../../organization/media/media.public.ts';

/** What can be handed out for a lecture. */
export const MATERIAL_KINDS: readonly MediaKind[] = ['DOCUMENT', 'IMAGE', 'AUDIO', 'VIDEO'];
