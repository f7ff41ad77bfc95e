import { notificationTarget } from '@sullam/domain/notification-targets.ts';
import { notificationSentence } from '@sullam/strings/notification-sentence.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { escapeHtml } from '../../../kernel/mail/mail-html.ts';
import { pageUrl } from '../../../kernel/organization-url.ts';
import type { BundledNotification } from '../../operations/notifications/notifications.public.ts';
import type { DigestSection } from './digest-sources.ts';

/** As many as somebody reads of; the others are a number. */
const SHOWN = 30;

export interface Sites {
  learner: string;
  studio: string;
}

export interface DigestContent {
  items: readonly BundledNotification[];
  /** What modules say besides. */
  sections: readonly DigestSection[];
  /** By the course's number. */
  courseTitles: ReadonlyMap<number, string>;
  sites: Sites;
  /** Where the mails are ended. */
  stopUrl: string;
}

export const courseOf = ({ data }: BundledNotification): number | null =>
  data.courseId == null || data.courseId === '' ? null : Number(data.courseId);

function linkOf({ templateId, data }: BundledNotification, sites: Sites): string {
  const { path, application } = notificationTarget(templateId, data);
  return pageUrl(application === 'studio' ? sites.studio : sites.learner, path);
}

const link = (url: string, text: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

/** The items of each course under its title, the course with the newest first; what belongs to none at the end. */
function groupsOf(items: readonly BundledNotification[]): [number | null, BundledNotification[]][] {
  const groups = new Map<number | null, BundledNotification[]>();
  for (const item of items) groups.set(courseOf(item), [...(groups.get(courseOf(item)) ?? []), item]);
  return [...groups].sort(([one], [other]) => Number(one === null) - Number(other === null));
}

function sectionPart(t: Translator, { title, lines, left }: DigestSection, sites: Sites): string {
  const { language } = t;
  const listed = lines.map(({ path, person, excerpt }) => {
    const text = excerpt === '' ? person : t('notifications.digest.said', { person, excerpt });
    return `<li>${link(pageUrl(sites.learner, path), text)}</li>`;
  });
  const more = left > 0 ? `<p>${escapeHtml(t('notifications.digest.more', { count: left }))}</p>` : '';
  return `<h3>${escapeHtml(title[language] || title.en || title.ar || '')}</h3><ul>${listed.join('')}</ul>${more}`;
}

/** What happened, as formatted text in the reader's language. */
export function digestBody(t: Translator, { items, courseTitles, sections, sites, stopUrl }: DigestContent): string {
  const shown = items.slice(0, SHOWN);
  const parts = groupsOf(shown).map(([courseId, group]) => {
    const title = courseId === null ? t('notifications.digest.other') : (courseTitles.get(courseId) ?? '');
    const lines = group.map((item) => {
      const sentence = notificationSentence(t, item.templateId, item.parameters);
      return `<li>${link(linkOf(item, sites), sentence)}</li>`;
    });
    return `<h3>${escapeHtml(title)}</h3><ul>${lines.join('')}</ul>`;
  });
  parts.push(...sections.map((section) => sectionPart(t, section, sites)));
  const left = items.length - shown.length;
  if (left > 0) parts.push(`<p>${escapeHtml(t('notifications.digest.more', { count: left }))}</p>`);
  parts.push(`<p>${link(stopUrl, t('notifications.digest.stop'))}</p>`);
  return parts.join('');
}
