import { cx } from '@sullam/ui/base/cx.ts';
import { ArrowRight } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import type { ReactNode } from 'react';

export interface LandingSectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** Where the rest of it can be seen. */
  readonly more?: { href: string; label: string } | undefined;
  readonly ground?: 'canvas' | 'subtle';
  readonly children: ReactNode;
}

/** One part of the landing page: heading at the start, the way to more at the end of its line. */
export function LandingSection({ id, title, text, more, ground = 'canvas', children }: LandingSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cx('py-16 md:py-24', ground === 'subtle' && 'bg-subtle dark:bg-surface/50')}
    >
      <div className="page-width page-gutter">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12">
          <div className="max-w-[45rem]">
            <h2 id={id} className="text-section text-balance">
              {title}
            </h2>
            {text && <p className="mt-3 text-lg text-muted text-pretty">{text}</p>}
          </div>
          {more && (
            <LinkButton href={more.href} variant="ghost" endIcon={ArrowRight} className="-mx-4 text-primary-text!">
              {more.label}
            </LinkButton>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
