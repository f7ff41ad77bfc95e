import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

/** A file with its marks; reading PDFs takes code that most pages don't need. */
export const AnnotatedFile = lazyPart(
  () => import('./annotated-file.tsx').then((file) => file.AnnotatedFile),
  <div data-skeleton="" className="h-[min(80svh,60rem)] rounded-lg border border-line bg-subtle" />,
);
