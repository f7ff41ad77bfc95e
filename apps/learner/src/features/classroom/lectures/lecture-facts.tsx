import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  Accessibility,
  Armchair,
  CalendarPlus,
  Captions,
  FileText,
  type LucideIcon,
  MapPin,
  Monitor,
  QrCode,
  Users,
  Video,
} from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLectureTimes } from '../../../parts/lecture-hours.ts';
import { saveCalendarFile } from './calendar-file.ts';
import { type LectureDetail, zoomRecordingQuery } from './lectures.api.ts';

interface FactRowProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
}

function FactRow({ icon, title, hint }: FactRowProps) {
  return (
    <li className="flex gap-3.5 py-3.5 first:pt-0 last:pb-0">
      <span className="mt-0.5 shrink-0 text-muted">
        <Icon of={icon} size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        {hint && <p className="text-sm text-muted wrap-anywhere">{hint}</p>}
      </div>
    </li>
  );
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

const isWritten = ({ en, ar }: { en?: string | null | undefined; ar?: string | null | undefined }) => Boolean(en || ar);

function Hosts({ lecture }: { readonly lecture: LectureDetail }) {
  const t = useT();
  const { locale } = useFormat();
  const { host, coHosts } = lecture;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(coHosts.map(nameOf));
  return coHosts.length === 0 ? (
    <FactRow icon={Users} title={<bdi>{nameOf(host)}</bdi>} hint={t('lectures.facts.host')} />
  ) : (
    <FactRow
      icon={Users}
      title={t('lectures.facts.hostsValue', { host: nameOf(host), coHosts: list })}
      hint={t('lectures.facts.hosts')}
    />
  );
}

function Online({ lecture }: { readonly lecture: LectureDetail }) {
  const t = useT();
  const { tool, isRecorded } = lecture;
  return (
    <>
      {tool && (
        <FactRow
          icon={Monitor}
          title={t('lectures.tools.opensIn', { tool: t(`lectures.tools.${tool}`) })}
          hint={t(tool === 'JITSI' ? 'lectures.tools.jitsiHint' : 'lectures.tools.otherHint')}
        />
      )}
      {tool === 'ZOOM' && !lecture.recording && lecture.endsAt < lecture.serverTime && (
        <ZoomRecording lectureId={lecture.lectureId} />
      )}
      {isRecorded && !lecture.recording && (
        <FactRow icon={Captions} title={t('lectures.facts.recorded')} hint={t('lectures.facts.recordedHint')} />
      )}
    </>
  );
}

/** Where Zoom shows the recording, once the lecture is over and Zoom has one. */
function ZoomRecording({ lectureId }: { readonly lectureId: number }) {
  const t = useT();
  const { data } = useQuery(zoomRecordingQuery(lectureId));
  if (!data?.address) return null;
  return (
    <FactRow
      icon={Video}
      title={
        <a href={data.address} target="_blank" rel="noreferrer" className={textLinkClass}>
          {t('lectures.facts.zoomRecording')}
        </a>
      }
      hint={t('lectures.facts.zoomRecordingHint')}
    />
  );
}

function OnCampus({ lecture }: { readonly lecture: LectureDetail }) {
  const t = useT();
  const hasFeature = useHasFeature();
  const { hourOf } = useLectureTimes();
  const { place, location, mapUrl, accessibility, capacity, learnerCount } = lecture;
  const start = Date.parse(lecture.startsAt);
  const at = (minutes: number) => hourOf(new Date(start + minutes * 60_000).toISOString());
  return (
    <>
      <FactRow
        icon={MapPin}
        title={isWritten(place) ? <AuthorTextFor text={place} /> : t('lectures.places.ON_CAMPUS')}
        hint={
          <>
            {isWritten(location) && <AuthorTextFor text={location} />}
            {mapUrl && (
              <a href={mapUrl} target="_blank" rel="noreferrer" className={`${textLinkClass} block`}>
                {t('lectures.facts.map')}
              </a>
            )}
          </>
        }
      />
      {isWritten(accessibility) && <FactRow icon={Accessibility} title={<AuthorTextFor text={accessibility} />} />}
      {capacity !== null && (
        <FactRow
          icon={Armchair}
          title={t('lectures.facts.seats', { count: capacity })}
          hint={t('lectures.facts.learners', { count: learnerCount })}
        />
      )}
      {hasFeature('attendance') && lecture.status === 'PLANNED' && (
        <FactRow
          icon={QrCode}
          title={
            <UiLink href={`/lms/courses/${lecture.courseId}/attendance`} className={textLinkClass}>
              {t('lectures.facts.scan')}
            </UiLink>
          }
          hint={t('lectures.facts.codeHint', { doors: at(-lecture.doorsMinutes), late: at(lecture.lateMinutes) })}
        />
      )}
    </>
  );
}

/** What one has to know of a lecture: who, where, with what, and the way into one's calendar. */
export function LectureFacts({ lecture }: { readonly lecture: LectureDetail }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card padding="lg">
      <ul className="divide-y divide-line">
        <Hosts lecture={lecture} />
        {lecture.kind === 'ONLINE' ? <Online lecture={lecture} /> : <OnCampus lecture={lecture} />}
        <FactRow
          icon={CalendarPlus}
          title={
            <button
              type="button"
              className={`${textLinkClass} text-start`}
              onClick={() => void saveCalendarFile(lecture.lectureId)}
            >
              {t('lectures.facts.calendar')}
            </button>
          }
          hint={t('lectures.facts.calendarHint')}
        />
        {lecture.materials.map((file) => (
          <FactRow
            key={file.mediaId}
            icon={FileText}
            title={
              <a href={file.url} className={textLinkClass}>
                <bdi>{file.name}</bdi>
              </a>
            }
            hint={format.fileSize(file.byteSize)}
          />
        ))}
      </ul>
    </Card>
  );
}
