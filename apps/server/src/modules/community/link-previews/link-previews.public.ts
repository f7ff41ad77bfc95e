export { type LinkPreviewUse, linkPreviewUses } from './link-preview-uses.ts';
export { presentPreview, readPreviews } from './link-previews.reads.ts';
export { insertPreview as insertDemoPreview } from './link-previews.repository.ts';
export { LinkPreview } from './link-previews.schemas.ts';
export { checkPreview } from './link-previews.service.ts';
