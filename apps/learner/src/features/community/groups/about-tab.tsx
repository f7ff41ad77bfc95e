import { isWritten } from '@sullam/domain/localized.ts';
import { rulesOf } from '@sullam/domain/social-groups.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { RuleList } from '@sullam/web-kit/groups/rule-list.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { Group } from './groups.api.ts';

/** What a group is about, what was agreed, who leads it; also for who doesn't belong to it. */
export function AboutTab({ group }: { readonly group: Group }) {
  const t = useT();
  const text = useAuthorText();
  return (
    <div className="max-w-reading space-y-4">
      {!group.abilities.canRead && (
        <Card>
          <p>
            {t(
              `groups.about.${group.status === 'PENDING' ? 'asked' : group.privacy === 'CLOSED' ? 'closed' : 'invited'}`,
            )}
          </p>
        </Card>
      )}
      <Card>
        <CardHeading>{t('groups.titles.about')}</CardHeading>
        {isWritten(group.about) ? (
          <AuthorTextFor as="p" text={group.about} className="whitespace-pre-line wrap-anywhere" />
        ) : (
          <p className="text-muted">{t('groups.empty.about')}</p>
        )}
      </Card>
      {isWritten(group.rules) && (
        <Card>
          <CardHeading>{t('groups.titles.rules')}</CardHeading>
          <RuleList rules={rulesOf(text(group.rules))} />
        </Card>
      )}
      <Card>
        <CardHeading>{t('groups.titles.leads')}</CardHeading>
        <ul className="space-y-3">
          {group.administrators.map(({ userId, firstName, lastName }) => (
            <li key={userId} className="flex items-center gap-3">
              <Avatar firstName={firstName} lastName={lastName} size={40} />
              <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
