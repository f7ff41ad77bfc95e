import type { Group } from '@sullam/api-client/schema.gen.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { rulesOf } from '@sullam/domain/social-groups.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { GroupMeta } from '@sullam/web-kit/groups/group-meta.tsx';
import { GroupSeal } from '@sullam/web-kit/groups/group-seal.tsx';
import { RuleList } from '@sullam/web-kit/groups/rule-list.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { GroupForm } from './group-form.ts';

/** The colour of a group that isn't there yet; its own follows from its number. */
const NEW_HUE = 250;

/** The group as its members will see it, while it is written. */
export function GroupPreview({ form, group }: { readonly form: GroupForm; readonly group: Group | null }) {
  const t = useT();
  const text = useAuthorText();
  const picture = form.cover?.url ?? group?.coverArt;
  const hue = group?.hue ?? NEW_HUE;
  return (
    <section aria-label={t('group-desk.titles.preview')}>
      <h2 className="mb-2 text-sm font-medium">{t('group-desk.titles.preview')}</h2>
      <Card padding="none" className="overflow-hidden">
        {picture ? (
          <img src={picture} alt="" decoding="async" className="h-28 w-full object-cover" />
        ) : (
          <div className="h-28" style={{ backgroundColor: `oklch(0.4 0.1 ${hue})` }} />
        )}
        <div className="space-y-3 px-4 pb-4">
          <GroupSeal name={form.name} hue={hue} size={76} className="relative -mt-10" />
          {isWritten(form.name) ? (
            <AuthorTextFor as="p" text={form.name} className="font-display text-lg leading-heading wrap-anywhere" />
          ) : (
            <p className="text-lg text-muted">{t('group-desk.labels.unnamed')}</p>
          )}
          <GroupMeta privacy={form.privacy} memberCount={group?.memberCount ?? 1} />
          {isWritten(form.about) && (
            <div>
              <AuthorTextFor
                as="p"
                text={form.about}
                className="clip-lines-3 text-sm whitespace-pre-line wrap-anywhere"
              />
            </div>
          )}
          {isWritten(form.rules) && (
            <div className="border-t border-line pt-3 text-sm">
              <h3 className="mb-2 text-sm font-semibold">{t('groups.titles.rules')}</h3>
              <RuleList rules={rulesOf(text(form.rules))} />
            </div>
          )}
        </div>
      </Card>
    </section>
  );
}
