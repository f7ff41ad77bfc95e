import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { FilePreviewOutline } from './file-preview-outline.tsx';

/** A file with its marks; reading PDFs takes code that most pages don't need. */
export const AnnotatedFile = lazyPart(
  () => import('./annotated-file.tsx').then((file) => file.AnnotatedFile),
  <div data-skeleton="" className="h-[min(80svh,60rem)] rounded-lg border border-line bg-subtle" />,
);

/** The same without marks, a page at a time, for narrow screens. */
export const FilePreview = lazyPart(
  () => import('./file-preview.tsx').then((file) => file.FilePreview),
  <FilePreviewOutline />,
);
