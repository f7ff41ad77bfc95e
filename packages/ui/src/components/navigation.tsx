import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { ChevronLeft, ChevronRight } from '../base/icons.ts';
import { UiLink } from '../base/ui-link.tsx';
import { useUiWords } from '../base/ui-words.tsx';

export interface Crumb {
  readonly label: ReactNode;
  /** Left out for the page one is on. */
  readonly href?: string;
}

/** So much of a step stays readable. */
const LEAST_CHARACTERS = 12;

/** The first step gives way first; of the others what is short stays whole, and of what is long a word or two. */
function roomOf({ label }: Crumb, at: number): string {
  if (at === 0) return 'min-w-11 shrink-[99]';
  return typeof label === 'string' && label.length <= LEAST_CHARACTERS ? 'shrink-0' : 'min-w-[12ch]';
}

/** The way from the top to here. */
export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  const words = useUiWords();
  return (
    <nav aria-label={words.breadcrumbs} className="text-sm">
      {/* where not even that has room, it doesn't run over what stands beside it */}
      <ol className="flex items-center gap-1.5 overflow-x-clip px-1 text-muted">
        {items.map((crumb, at) => {
          const last = at === items.length - 1;
          const label = typeof crumb.label === 'string' ? <bdi>{crumb.label}</bdi> : crumb.label;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place, and several may have no address
              key={at}
              className={cx('flex items-center gap-1.5', roomOf(crumb, at))}
            >
              {at > 0 && <Icon of={ChevronRight} size={14} mirrored />}
              {crumb.href === undefined || last ? (
                <span aria-current="page" className="clip-line text-ink">
                  {label}
                </span>
              ) : (
                <UiLink
                  href={crumb.href}
                  className="clip-line rounded-sm underline-offset-4 hover:text-ink hover:underline"
                >
                  {label}
                </UiLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The page numbers to show: the ends, the current one and its neighbours; `gap` where some are left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const wanted = new Set([1, 2, page - 1, page, page + 1, pages - 1, pages].filter((n) => n >= 1 && n <= pages));
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((n, at) => {
    const before = sorted[at - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : ['gap' as const, n];
  });
}

export interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  /** The address of a page, so that it can be opened, shared and gone back to. */
  readonly hrefOf: (page: number) => string;
}

const STEP =
  'inline-grid h-(--control-size) min-w-(--control-size) place-items-center rounded-sm px-2 text-sm no-underline';

function Step({
  label,
  href,
  back,
}: {
  readonly label: string;
  readonly href: string | undefined;
  readonly back: boolean;
}) {
  const icon = <Icon of={back ? ChevronLeft : ChevronRight} mirrored />;
  if (href === undefined) {
    return (
      <span aria-hidden="true" className={cx(STEP, 'opacity-40')}>
        {icon}
      </span>
    );
  }
  return (
    <UiLink href={href} aria-label={label} className={cx(STEP, 'hover:bg-subtle')}>
      {icon}
    </UiLink>
  );
}

/** Pages as links. On phones: previous, "page 3 of 12", next. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const words = useUiWords();
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.pages} className="flex items-center justify-center gap-1">
      <Step back label={words.previous} href={page > 1 ? hrefOf(page - 1) : undefined} />
      <span className="px-3 text-sm text-muted sm:hidden">{words.pageOf(words.number(page), words.number(pages))}</span>
      <ol className="flex items-center gap-1 max-sm:hidden">
        {pageNumbers(page, pages).map((entry, at) => (
          <li key={entry === 'gap' ? `gap-${at}` : entry}>
            {entry === 'gap' ? (
              <span className={cx(STEP, 'text-muted')}>{'…'}</span>
            ) : (
              <UiLink
                href={hrefOf(entry)}
                aria-label={words.page(words.number(entry))}
                aria-current={entry === page ? 'page' : undefined}
                className={cx(STEP, entry === page ? 'bg-primary font-medium text-on-primary' : 'hover:bg-subtle')}
              >
                {words.number(entry)}
              </UiLink>
            )}
          </li>
        ))}
      </ol>
      <Step back={false} label={words.next} href={page < pages ? hrefOf(page + 1) : undefined} />
    </nav>
  );
}
