import { Problem } from '../../../kernel/problem.ts';

/** The caller has no Zoom account connected. */
export const notConnected = (): Problem => new Problem('zoom.not-connected', 409);
/** It takes place elsewhere, was cancelled, is over or has a link already. */
export const notForZoom = (): Problem => new Problem('zoom.not-for-zoom', 409);
