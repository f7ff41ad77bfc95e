/** Loads the notice of a preview. Few readers see the inside of a course without being enrolled. */
export const loadPreviewNotice = () => import('./preview-notice.tsx').then((file) => file.PreviewNotice);
