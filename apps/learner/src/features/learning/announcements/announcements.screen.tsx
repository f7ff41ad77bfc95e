import '../../../app.css';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf } from '../../../parts/paging.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { AnnouncementReading } from './announcement-reading.tsx';
import { announcementsQuery } from './announcements.api.ts';

const PAGE = 'page-width page-gutter max-w-200 py-8';

/** `/announcements`: to the whole organisation. */
export function AnnouncementsScreen() {
  const t = useT();
  const page = pageOf(useAddressQuery().value('page'));
  return (
    <div className={PAGE}>
      <PageHead title={t('announcements.titles.list')} />
      <AnnouncementList query={useQuery(announcementsQuery(page))} page={page} base="/announcements" />
    </div>
  );
}

/** `/announcements/{announcementId}` */
export function AnnouncementScreen() {
  return (
    <div className={PAGE}>
      <AnnouncementReading back="/announcements" level={1} />
    </div>
  );
}
