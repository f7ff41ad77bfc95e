import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventsToTell, featuredEventsQuery } from './events-banner.api.ts';
import { EventsBanner, lastTold } from './events-banner-part.tsx';

/** The strip of a member. Whom there was nothing to tell the last time gets its part only when there is something now. */
export function MemberBanner({ userId }: { readonly userId: number }) {
  const { storage } = useKit();
  const [wasTold] = useState(() => lastTold(storage, userId) !== '0');
  const { data } = useQuery({ ...featuredEventsQuery(userId), enabled: !wasTold });
  return (wasTold || (data && eventsToTell(data).length > 0)) && <EventsBanner />;
}
