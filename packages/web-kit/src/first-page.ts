import type { FirstPage } from '@sullam/domain/page-manifest.ts';
import type { Area } from '@sullam/strings/areas.ts';

/**
 * A page that people begin on. A feature declares it in `<noun>.first-pages.ts`, which `npm run generate` finds by its folder;
 * the build turns screens and areas into the files that the server names in the page's head.
 */
export interface FirstPageRule extends Omit<FirstPage, 'files'> {
  /** Source files of the screen in the feature's folder, without their ending. */
  readonly screens: readonly string[];
  /** Areas of the wording beside those of the frame. */
  readonly areas: readonly Area[];
  /** What the page shows at once, though it doesn't wait for it: source files, and areas of the wording. It counts to the page's weight. */
  readonly parts?: readonly string[];
  readonly partAreas?: readonly Area[];
}
