import type { Area } from '@sullam/strings/areas.ts';

/** Areas of the wording that the frame around the screens needs. */
export const FRAME_AREAS: readonly Area[] = ['common', 'shell', 'menus', 'studio'];
