import type { MemberDetail, RegistrationForm } from '@sullam/api-client/schema.gen.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Moment } from '../../../parts/moment.tsx';
import { MemberStatusBadge } from './member-status.tsx';
import { registrationFormQuery } from './members.api.ts';

type Question = RegistrationForm['data'][number]['formField'];

function Line({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 border-b border-line py-2 last:border-0">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  );
}

/** An answer as a reader understands it: the option's label, yes or no, a date. */
function useAnswerText() {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  return (value: unknown, question: Question | undefined): string => {
    const option = (one: unknown) => {
      const found = question?.options.find((each) => each.value === one);
      return found ? text(found.label) : String(one);
    };
    if (Array.isArray(value)) return format.list(value.map(option));
    if (typeof value === 'boolean') return t(value ? 'members.labels.yes' : 'members.labels.no');
    if (value === null || value === undefined || value === '') return t('members.labels.notGiven');
    if (question?.typeSlug === 'date') return format.date(String(value));
    if (question?.typeSlug === 'country')
      return (
        new Intl.DisplayNames([t.language], { type: 'region', fallback: 'code' }).of(String(value)) ?? String(value)
      );
    return option(value);
  };
}

/** Who the member is: name, membership, sets, answers. */
export function MemberProfile({ member }: { readonly member: MemberDetail }) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const form = useQuery(registrationFormQuery());
  const answer = useAnswerText();
  const questions = (form.data?.data ?? []).map((entry) => entry.formField);
  const sets = member.permissionSets.map((set) => text(set.name));
  return (
    <section className="text-sm">
      <div className="mb-4 flex items-center gap-4">
        <Avatar
          firstName={member.firstName}
          lastName={member.lastName}
          src={member.profileImage ?? undefined}
          size={72}
        />
        <div className="min-w-0">
          <p className="text-lg font-semibold wrap-anywhere">
            <bdi>{`${member.firstName} ${member.lastName}`}</bdi>
          </p>
          <p dir="ltr" className="mb-1 text-muted wrap-anywhere rtl:text-end">
            {member.email}
          </p>
          <MemberStatusBadge status={member.status} />
        </div>
      </div>
      <dl>
        <Line label={t('members.list.joined')}>
          {member.joinedAt ? format.date(member.joinedAt) : t('members.people.notYet')}
        </Line>
        <Line label={t('members.list.lastSeen')}>
          <Moment at={member.lastSeenAt} never={t('members.list.never')} />
        </Line>
        <Line label={t('members.labels.language')}>
          {t(member.language === 'ar' ? 'common.names.arabic' : 'common.names.english')}
        </Line>
        <Line label={t('members.list.permissionSets')}>
          {sets.length > 0 ? format.list(sets) : t('common.labels.none')}
        </Line>
        {member.portals.isCoach && <Line label={t('members.permissionSets.coach')}>{t('members.labels.yes')}</Line>}
        {member.extraFields.map(({ formField: { fieldKey }, value }) => {
          const question = questions.find((each) => each.fieldKey === fieldKey);
          return (
            <Line key={fieldKey} label={text(question?.label, fieldKey)}>
              <bdi>{answer(value, question)}</bdi>
            </Line>
          );
        })}
      </dl>
    </section>
  );
}
