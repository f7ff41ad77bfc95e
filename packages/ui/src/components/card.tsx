import type { CSSProperties, ElementType, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { UiLink } from '../base/ui-link.tsx';

export interface CardProps {
  readonly children: ReactNode;
  readonly as?: ElementType;
  /** `none` for content that reaches the edges. */
  readonly padding?: 'none' | 'md' | 'lg';
  /** Lifts on hover: the whole card can be pressed. */
  readonly interactive?: boolean;
  readonly className?: string;
}

const PADDING = { none: '', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' } as const;

/** A surface with a hairline edge. */
export function Card({ children, as: As = 'div', padding = 'md', interactive, className }: CardProps) {
  return (
    <As
      className={cx(
        'relative min-w-0 rounded-lg border border-line bg-surface print:break-inside-avoid',
        PADDING[padding],
        interactive && 'transition-shadow hover:shadow-1',
        className,
      )}
    >
      {children}
    </As>
  );
}

export interface CardHeadingProps {
  readonly children: ReactNode;
  readonly description?: ReactNode;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
  readonly level?: 2 | 3 | 4;
}

/** The first line of a card or a part of a page. */
export function CardHeading({ children, description, actions, level = 2 }: CardHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Heading className="text-lg">{children}</Heading>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
      {actions && <div className="flex items-center gap-2">{actions}</div>}
    </div>
  );
}

export interface CoverProps {
  /** A picture's address. */
  readonly src?: string | undefined;
  readonly alt?: string;
  /** 0 to 360, the category's: the ground that stands there until the picture does. */
  readonly hue?: number | null | undefined;
  readonly sizes?: string;
  readonly srcSet?: string | undefined;
  /** `eager` for the first row, which is seen at once. */
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string;
}

/** A 16:9 picture that keeps its place while it loads, with a hairline that holds it on a ground of its own colour. */
export function Cover({ src, alt = '', hue, sizes, srcSet, loading = 'lazy', className }: CoverProps) {
  return (
    <div
      className={cx(
        'relative aspect-video overflow-hidden bg-subtle',
        'after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:[box-shadow:inset_0_0_0_1px_rgb(0_0_0/0.1)] dark:after:[box-shadow:inset_0_0_0_1px_rgb(255_255_255/0.1)]',
        className,
      )}
      style={hue == null ? undefined : { backgroundColor: `oklch(0.4 0.1 ${hue})` }}
    >
      {src && (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={loading}
          fetchPriority={loading === 'eager' ? 'high' : 'auto'}
          decoding="async"
          width={640}
          height={360}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}

export interface FieldLineProps {
  readonly children: ReactNode;
  /** 0 to 360: its hue, as that of its covers; without one the line is quiet. */
  readonly hue?: number | null | undefined;
  readonly className?: string;
}

/** The field that something belongs to, in the hue of its covers, with the mark of the organisation's hand. */
export const FieldLine = ({ children, hue, className }: FieldLineProps) => (
  <p
    className={cx(
      'flex min-w-0 items-center gap-1.5 text-xs font-semibold',
      hue == null ? 'text-muted' : 'hued',
      className,
    )}
    style={hue == null ? undefined : ({ '--hue': hue } as CSSProperties)}
  >
    <span aria-hidden="true" className="mark-star" />
    <span className="clip-line">{children}</span>
  </p>
);

export interface CourseCardProps {
  readonly href: string;
  readonly title: ReactNode;
  readonly titleLang?: 'en' | 'ar' | undefined;
  readonly cover: ReactNode;
  /** The line above the title. */
  readonly category?: ReactNode;
  /** Of the category. */
  readonly hue?: number | null | undefined;
  /** Person, length, price: whole, on as many lines as they need. */
  readonly facts?: ReactNode;
  /** At the bottom: price, progress. */
  readonly footer?: ReactNode;
  /** On the cover's end corner: the favourite, a button of its own. */
  readonly action?: ReactNode;
  /** On the cover's start corner: a badge. */
  readonly mark?: ReactNode;
  readonly level?: 2 | 3 | 4;
  /** On phones a row, the picture at its start: five of them are seen at once. */
  readonly isRow?: boolean;
  readonly onPointerEnter?: () => void;
}

/**
 * One thing of a catalogue. The whole card is its one link; an action on it stays a button of its own. It lies open on the page;
 * where an organisation's hand draws shelves, its picture stands on a board and its words on a label.
 */
export function CourseCard(props: CourseCardProps) {
  const {
    href,
    title,
    titleLang,
    cover,
    category,
    hue,
    facts,
    footer,
    action,
    mark,
    level = 3,
    isRow,
    onPointerEnter,
  } = props;
  const Heading = `h${level}` as const;
  return (
    <article
      className={cx(
        'group relative flex h-full flex-col rounded-lg focus-whole',
        isRow &&
          'max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-3.5 max-sm:rounded-none max-sm:border-b max-sm:border-line max-sm:py-2',
      )}
    >
      <div
        className={cx(
          '[&>*]:rounded-lg [&_img]:transition-[scale] [&_img]:duration-200 group-hover:[&_img]:scale-102',
          isRow ? 'sm:on-board max-sm:[&>*]:aspect-auto max-sm:[&>*]:h-18' : 'on-board',
        )}
      >
        {cover}
      </div>
      <div className={cx('flex min-w-0 flex-1 flex-col gap-1', isRow ? 'max-sm:gap-0 sm:label' : 'label')}>
        {category && <FieldLine hue={hue}>{category}</FieldLine>}
        <Heading className="text-card">
          <UiLink
            href={href}
            lang={titleLang}
            dir={titleLang === undefined ? 'auto' : titleLang === 'ar' ? 'rtl' : 'ltr'}
            className="clip-lines-2 leading-heading text-ink no-underline outline-none after:absolute after:inset-0 group-hover:text-primary-text"
            onPointerEnter={onPointerEnter}
          >
            {title}
          </UiLink>
        </Heading>
        {facts && <div className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-muted">{facts}</div>}
        {footer && <div className={cx('mt-auto pt-1.5 text-sm', isRow && 'max-sm:mt-0')}>{footer}</div>}
      </div>
      {mark && <div className="absolute start-3 top-3">{mark}</div>}
      {action && <div className={cx('absolute end-2 top-2', isRow && 'max-sm:hidden')}>{action}</div>}
    </article>
  );
}

export interface FactProps {
  /** Instead of the dot that stands between facts. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** At the end of the line on phones, and said elsewhere where there is more room. */
  readonly isForPhones?: boolean;
}

/** One of a line of facts: length, person, language; a dot stands between them. */
export const Fact = ({ icon, children, isForPhones }: FactProps) =>
  icon ? (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      {icon}
      <span className="clip-line">{children}</span>
    </span>
  ) : (
    <span
      className={cx(
        'max-w-full min-w-0 clip-line',
        isForPhones
          ? 'ms-auto font-semibold text-ink sm:hidden'
          : "not-first:before:me-1.5 not-first:before:font-normal not-first:before:text-control not-first:before:content-['•']",
      )}
    >
      {children}
    </span>
  );
