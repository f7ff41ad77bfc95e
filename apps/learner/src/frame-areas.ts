import type { FrameBanner } from '@sullam/domain/page-manifest.ts';
import type { Area } from '@sullam/strings/areas.ts';

/** Areas of the wording that the frame around the screens needs. */
export const FRAME_AREAS: readonly Area[] = ['common', 'shell', 'menus'];

/** Parts of every page of a signed-in reader that come in files of their own, as soon as the page begins. */
export const MEMBER_PARTS: readonly string[] = ['shell/member-frame.ts', 'stream/start-stream.ts'];

/** What the page brings along for the strip above the bar, as a visitor gets it. */
export const EVENTS_BANNER: FrameBanner = {
  feature: 'events',
  call: '/api/events?skip=0&take=10&featuredOnly=1',
};
