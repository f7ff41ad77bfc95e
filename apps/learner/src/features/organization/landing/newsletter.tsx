import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { NearViewport } from '@sullam/ui/base/near-viewport.tsx';

const NewsletterForm = lazyPart(() => import('./newsletter-form.tsx').then((file) => file.NewsletterForm));

/** The form for letters, fetched when the reader comes near the end of the page; its place is kept free until then. */
export const Newsletter = () => (
  <NearViewport className="min-h-18">
    <NewsletterForm />
  </NearViewport>
);
