import { isWritten } from '@sullam/domain/localized.ts';
import { rulesOf } from '@sullam/domain/social-groups.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { RuleList } from '@sullam/web-kit/groups/rule-list.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Group } from './groups.api.ts';
import { NextEvent } from './next-event.tsx';

/** Beside the posts: what was agreed, and who is there. */
export function GroupSide({ group }: { readonly group: Group }) {
  const t = useT();
  const text = useAuthorText();
  const hasEvents = useHasFeature()('events');
  const others = group.memberCount - group.people.length;
  return (
    <aside className="space-y-4 max-lg:hidden">
      {hasEvents && <NextEvent groupId={group.groupId} />}
      {isWritten(group.rules) && (
        <Card>
          <CardHeading>{t('groups.titles.rules')}</CardHeading>
          <RuleList rules={rulesOf(text(group.rules))} />
        </Card>
      )}
      <Card>
        <CardHeading>{t('groups.titles.people')}</CardHeading>
        <div className="flex flex-wrap items-center gap-2">
          {group.people.map((person) => (
            <Avatar
              key={person.userId}
              firstName={person.firstName}
              lastName={person.lastName}
              src={person.image ?? undefined}
              size={36}
              alt={`${person.firstName} ${person.lastName}`.trim()}
            />
          ))}
          {others > 0 && (
            <UiLink href={`/groups/${group.groupId}?tab=members`} className="text-sm">
              {t('groups.counts.otherMembers', { count: others })}
            </UiLink>
          )}
        </div>
        {group.tags.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-2">
            {group.tags.map((tag) => (
              <li key={tag}>
                <UiLink
                  href={`/groups/${group.groupId}?tag=${encodeURIComponent(tag)}`}
                  className="rounded-sm bg-subtle px-2 py-1 text-xs font-semibold text-ink no-underline hover:underline"
                >
                  <bdi>#{tag}</bdi>
                </UiLink>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </aside>
  );
}
