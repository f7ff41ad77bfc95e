import type { Localized } from '@sullam/domain/localized.ts';
import { SkeletonBar, SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { SaveLine } from './save-state.tsx';

/** The frame of an attempt while its first question is on the way: everything stands where it will be. */
export function AttemptOutline({ title }: { readonly title: Localized | undefined }) {
  return (
    <div className="min-h-screen">
      <header className="sticky top-0 z-20 border-b border-line bg-surface">
        <div className="flex min-h-18 items-center gap-x-3 px-4 py-3 md:px-6">
          <SkeletonBar className="size-(--control-size) md:hidden" />
          <div className="min-w-0 flex-1">
            {title ? (
              <h1 className="text-base font-semibold clip-line">
                <AuthorTextFor text={title} />
              </h1>
            ) : (
              <SkeletonBar className="h-5 w-1/2" />
            )}
            <SaveLine />
          </div>
          <SkeletonBar className="h-6 w-24 shrink-0" />
        </div>
        <div className="h-1 bg-line" />
      </header>
      <div className="mx-auto page-width gap-8 px-4 pt-6 pb-28 md:grid md:grid-cols-[minmax(0,1fr)_17rem] md:px-6 md:pb-16">
        <div className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-6">
          <SkeletonBar className="mb-5 h-6 w-32" />
          <SkeletonText lines={8} />
        </div>
        <div aria-hidden="true" className="space-y-4 max-md:hidden">
          <SkeletonBar className="h-6 w-full" />
          <SkeletonBar className="h-24 w-full" />
        </div>
      </div>
      <div
        aria-hidden="true"
        className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden"
      >
        <SkeletonBar className="size-(--control-size)" />
        <SkeletonBar className="h-(--control-size) w-20" />
        <SkeletonBar className="h-(--control-size) flex-1" />
      </div>
    </div>
  );
}
