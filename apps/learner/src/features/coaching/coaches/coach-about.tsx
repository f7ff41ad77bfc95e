import { Icon } from '@sullam/ui/base/icon.tsx';
import { BadgeCheck, GraduationCap, TriangleAlert } from '@sullam/ui/base/icons.ts';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { CoachLadder, type Rung } from './coach-ladder.tsx';
import type { Coach } from './coaches.api.ts';
import { useLanguageName } from './language-names.ts';

interface OfCoach {
  readonly coach: Coach;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-panel">{title}</h2>
      {children}
    </section>
  );
}

/** Years of a position as text; a year is written without grouping. */
function useYears() {
  const t = useT();
  const format = useFormat();
  const year = (value: number) => format.day(`${value}-06-15`, { year: 'numeric' });
  return (from: number | null, until: number | null, isPresent: boolean): string => {
    if (from !== null && until !== null)
      return from === until ? year(from) : t('coach-directory.years.span', { from: year(from), until: year(until) });
    if (from !== null) return isPresent ? t('coach-directory.years.since', { from: year(from) }) : year(from);
    if (until === null) return '';
    return isPresent ? t('coach-directory.years.until', { until: year(until) }) : year(until);
  };
}

function Experience({ coach: { positions, experience } }: OfCoach) {
  const t = useT();
  const text = useAuthorText();
  const years = useYears();
  const rungs: Rung[] = [...positions, ...experience].map(({ coachEntryId, title, place, fromYear, untilYear }) => ({
    id: coachEntryId,
    title: <AuthorTextFor text={title} unmarked />,
    place: text(place),
    years: years(fromYear, untilYear, true),
    isPresent: untilYear === null && positions.some((position) => position.coachEntryId === coachEntryId),
  }));
  if (rungs.length === 0) return null;
  return (
    <Part title={t('coach-directory.coach.experience')}>
      <CoachLadder rungs={rungs} />
    </Part>
  );
}

function Certifications({ coach: { certifications, education } }: OfCoach) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const years = useYears();
  const month = (day: string) => format.day(day, { month: 'long', year: 'numeric' });
  const stands = ({ validUntil, issuedOn, isExpired }: Coach['certifications'][number]): string => {
    if (validUntil !== null)
      return t(isExpired ? 'coach-directory.certificates.expired' : 'coach-directory.certificates.valid', {
        day: month(validUntil),
      });
    return issuedOn === null ? '' : t('coach-directory.certificates.issued', { day: month(issuedOn) });
  };
  if (certifications.length + education.length === 0) return null;
  return (
    <Part title={t('coach-directory.coach.certifications')}>
      <ul className="space-y-4">
        {certifications.map((certificate) => (
          <li key={certificate.coachCertificationId} className="flex items-start gap-3">
            <Icon
              of={certificate.isExpired ? TriangleAlert : BadgeCheck}
              size={20}
              className={certificate.isExpired ? 'mt-0.5 text-warning-text' : 'mt-0.5 text-success-text'}
            />
            <div className="min-w-0 flex-1">
              <p>
                <AuthorTextFor text={certificate.title} unmarked />
              </p>
              <p className="text-sm text-muted">
                {[
                  text(certificate.issuer),
                  stands(certificate),
                  certificate.isChecked && t('coach-directory.certificates.checked'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {certificate.verificationUrl && (
              <a
                href={certificate.verificationUrl}
                target="_blank"
                rel="noreferrer nofollow"
                aria-label={t('coach-directory.coach.verifyOf', { title: text(certificate.title) })}
                className={textLinkClass}
              >
                {t('coach-directory.coach.verify')}
              </a>
            )}
          </li>
        ))}
        {education.map(({ coachEntryId, title, place, fromYear, untilYear }) => (
          <li key={`study ${coachEntryId}`} className="flex items-start gap-3">
            <Icon of={GraduationCap} size={20} className="mt-0.5 text-muted" />
            <div className="min-w-0">
              <p>
                <AuthorTextFor text={title} unmarked />
              </p>
              <p className="text-sm text-muted">
                {[text(place), years(fromYear, untilYear, false)].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What learners may know of a coach before they book. */
export function CoachAbout({ coach }: OfCoach) {
  const t = useT();
  const text = useAuthorText();
  const languageName = useLanguageName();
  const { focusAreas, description, languages } = coach;
  return (
    <div className="space-y-10">
      {(focusAreas.length > 0 || text(description)) && (
        <Part title={t('coach-directory.coach.workOn')}>
          {focusAreas.length > 0 && (
            <ul className="mb-4 flex flex-wrap gap-2">
              {focusAreas.map((area) => (
                <li key={text(area)} className="rounded-sm bg-subtle px-3 py-1 text-sm font-semibold">
                  <AuthorTextFor text={area} unmarked />
                </li>
              ))}
            </ul>
          )}
          <AuthorTextFor text={description} as="p" className="max-w-reading text-lg whitespace-pre-line" />
        </Part>
      )}
      <Experience coach={coach} />
      <Certifications coach={coach} />
      {languages.length > 0 && (
        <Part title={t('coach-directory.coach.languages')}>
          <dl className="grid max-w-80 grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            {languages.map(({ coachLanguageId, language, level }) => (
              <div key={coachLanguageId} className="contents">
                <dt>{languageName(language)}</dt>
                <dd className="text-muted">{t(`coach-directory.levels.${level}`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </div>
  );
}
