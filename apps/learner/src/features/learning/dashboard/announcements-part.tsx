import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Accordion, Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { AnnouncementSummary } from '../announcements/announcements.public.ts';
import { useLatestAnnouncements } from './dashboard.api.ts';

const SHOWN = 3;

const pathOf = (announcementId: number, courseId: number | null): string =>
  courseId === null ? `/announcements/${announcementId}` : `/lms/courses/${courseId}/announcements/${announcementId}`;

function List() {
  const t = useT();
  const format = useFormat();
  const { data } = useLatestAnnouncements(SHOWN);
  // no announcements, or none to be had now: the dashboard is whole without
  if (!data || data.data.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-panel">{t('dashboard.page.announcements')}</h2>
      <Accordion>
        {data.data.map(({ announcementId, courseId, title, courseTitle, body, publishedAt }) => (
          <Disclosure
            key={announcementId}
            level={3}
            title={<AuthorTextFor text={title} unmarked />}
            aside={publishedAt && format.date(publishedAt)}
          >
            {courseTitle && (
              <p className="mb-2 text-sm text-muted">
                <AuthorTextFor text={courseTitle} unmarked />
              </p>
            )}
            <AnnouncementSummary body={body} />
            <UiLink href={pathOf(announcementId, courseId)} className={cx(textLinkClass, 'mt-2 inline-block')}>
              {t('dashboard.page.readAnnouncement')}
            </UiLink>
          </Disclosure>
        ))}
      </Accordion>
    </section>
  );
}

/** What the organisation and the reader's courses have announced lately. */
export function AnnouncementsPart() {
  return useHasFeature()('announcements') ? <List /> : null;
}
