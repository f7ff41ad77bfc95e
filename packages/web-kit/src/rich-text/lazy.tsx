import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';

/** A formatted text in a form. The editor is large: its chunk comes after the form. */
export const FormattedText = lazyPart(
  () => import('./field-text.tsx').then((file) => file.FormattedText),
  <SkeletonBar className="h-60 w-full" />,
);
