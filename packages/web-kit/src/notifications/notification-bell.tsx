import { NOTIFICATION_BADGE_MAXIMUM } from '@sullam/domain/limits.ts';
import { Bell as BellIcon } from '@sullam/ui/base/icons.ts';
import { type LazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormat, useT } from '../kit-context.tsx';
import type { BellApplication } from './notification-address.ts';
import { notificationCountQuery } from './notification-count.api.ts';
import type { NotificationPopoverProps } from './notification-popover.tsx';

/** The badge shows at most 9; its accessible name says the true number. */
function Badge({ count }: { readonly count: number }) {
  const t = useT();
  const format = useFormat();
  if (count === 0) return null;
  const maximum = { raw: format.number(NOTIFICATION_BADGE_MAXIMUM) };
  // drawn by the style sheet, so that it is no part of the button's text: its label says the whole count
  return (
    <span
      aria-hidden="true"
      data-count={count > NOTIFICATION_BADGE_MAXIMUM ? t('shell.bar.badgeOver', { maximum }) : format.number(count)}
      className="absolute end-0 top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-[11px] leading-none font-semibold text-on-danger before:content-[attr(data-count)]"
    />
  );
}

export interface BellProps {
  readonly application: BellApplication;
  /** Its panel, in a chunk of the application, which brings the styles along: fetched when the pointer or the focus arrives. */
  readonly panel: LazyPart<NotificationPopoverProps>;
  readonly iconSize?: 20 | 24;
}

/** The bell of a bar with its panel. */
export function Bell({ application, panel: Panel, iconSize = 24 }: BellProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { data } = useQuery(notificationCountQuery());
  const count = data?.count ?? 0;
  return (
    <>
      <IconButton
        ref={button}
        {...preloadOn(Panel)}
        icon={BellIcon}
        iconSize={iconSize}
        label={count > 0 ? t('shell.bar.unread', { count }) : t('shell.bar.noUnread')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        badge={<Badge count={count} />}
        onClick={() => {
          setWasOpened(true);
          setOpen(!isOpen);
        }}
      />
      {wasOpened && (
        <Panel application={application} triggerRef={button} open={isOpen} onOpenChange={setOpen} unreadCount={count} />
      )}
    </>
  );
}
