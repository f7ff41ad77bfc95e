import { chooseText } from '@sullam/domain/localized.ts';
import { Accordion, Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useLatestAnnouncements } from './dashboard.api.ts';

const SHOWN = 3;

function List() {
  const t = useT();
  const format = useFormat();
  const language = useLanguage();
  const { data } = useLatestAnnouncements(SHOWN);
  // no announcements, or none to be had now: the dashboard is whole without
  if (!data || data.data.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-xl">{t('catalogue.dashboard.announcements')}</h2>
      <Accordion>
        {data.data.map((announcement) => {
          const body = chooseText(announcement.body, language);
          return (
            <Disclosure
              key={announcement.announcementId}
              level={3}
              title={<AuthorTextFor text={announcement.title} unmarked />}
              aside={announcement.publishedAt && format.date(announcement.publishedAt)}
            >
              {announcement.courseTitle && (
                <p className="mb-2 text-sm text-muted">
                  <AuthorTextFor text={announcement.courseTitle} unmarked />
                </p>
              )}
              {body && <Prose html={body.text} lang={body.language} />}
            </Disclosure>
          );
        })}
      </Accordion>
    </section>
  );
}

/** What the organisation and the reader's courses have announced lately. */
export function AnnouncementsPart() {
  return useHasFeature()('announcements') ? <List /> : null;
}
