import type { Area } from '@sullam/strings/areas.ts';

/** Areas of the wording that the frame around the screens needs. */
export const FRAME_AREAS: readonly Area[] = ['common', 'shell', 'menus', 'studio'];

/** Parts of every page of a signed-in reader that come in files of their own, as soon as the page begins. */
export const MEMBER_PARTS: readonly string[] = ['stream/start-stream.ts'];
