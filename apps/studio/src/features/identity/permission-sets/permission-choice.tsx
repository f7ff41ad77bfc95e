import { PERMISSION_CATEGORIES } from '@sullam/domain/permission-categories.ts';
import { PLANNED_PERMISSIONS } from '@sullam/domain/planned-permissions.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type PermissionEntry, permissionsQuery } from './permission-sets.api.ts';
import { categoryName, fullPermissionName, permissionName } from './permission-words.ts';
import { impliedBy, needsOf, tick, untick } from './prerequisites.ts';

export interface PermissionChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly isLocked: boolean;
  /** These can't be taken: what the set came with the product for. */
  readonly kept?: readonly string[];
}

/** Whoever reads this is in an organisation that holds it; naming it at each tick would only be noise. */
const ALWAYS_HELD = 'organization_enabled';

/** What has nothing to open in this release is no choice; a set that holds it keeps it. */
const isOffered = ({ slug, isGrantable }: PermissionEntry): boolean => isGrantable && !PLANNED_PERMISSIONS.has(slug);

/** The permissions by category. What one needs is named under it and ticked along with it; what another brings is ticked by it. */
export function PermissionChoice({ chosen, onChange, isLocked, kept = [] }: PermissionChoiceProps) {
  const t = useT();
  const format = useFormat();
  const permissions = useQuery(permissionsQuery());
  if (permissions.isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void permissions.refetch()} compact />;
  if (!permissions.data) return <SkeletonText lines={10} />;
  const entries = permissions.data.data;
  const hasEverything = chosen.includes('organization_everything');
  const nameOf = (slug: string) => {
    const category = entries.find((entry) => entry.slug === slug)?.category;
    return fullPermissionName(t, slug, category);
  };
  const hintOf = (entry: PermissionEntry) => {
    const { slug, category } = entry;
    const whole = impliedBy(chosen, entry);
    if (whole) return t('members.permissionSets.by', { permission: nameOf(whole) });
    const needs = needsOf(entries, slug)
      .filter((need) => need !== ALWAYS_HELD)
      .map((need) => {
        const isNear = entries.find((entry) => entry.slug === need)?.category === category;
        return isNear ? permissionName(t, need) : nameOf(need);
      });
    return needs.length > 0 ? t('members.permissionSets.needs', { permissions: format.list(needs) }) : undefined;
  };
  return (
    <section aria-label={t('members.permissionSets.permissions')} className="space-y-3">
      <h2 className="flex items-baseline gap-2 text-lg">
        {t('members.permissionSets.permissions')}
        <span className="text-sm font-normal text-muted tabular">{format.number(chosen.length)}</span>
      </h2>
      {hasEverything && (
        <Banner tone="warning" live="polite">
          {t('permission-sets.editor.everything')}
        </Banner>
      )}
      <Card padding="none" className="divide-y divide-line">
        {PERMISSION_CATEGORIES.map((category) => {
          const own = entries.filter((entry) => entry.category === category && isOffered(entry));
          if (own.length === 0) return null;
          return (
            <fieldset key={category} className="grid gap-x-8 gap-y-2 px-5 py-4 md:grid-cols-[11rem_minmax(0,1fr)]">
              <legend className="sr-only">{categoryName(t, category)}</legend>
              <p aria-hidden="true" className="pt-1 font-medium">
                {categoryName(t, category)}
              </p>
              <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
                {own.map((entry) => {
                  const isImplied = impliedBy(chosen, entry) !== undefined;
                  return (
                    <Checkbox
                      key={entry.slug}
                      label={permissionName(t, entry.slug)}
                      description={hintOf(entry)}
                      disabled={isLocked || isImplied || kept.includes(entry.slug)}
                      checked={isImplied || chosen.includes(entry.slug)}
                      onChange={(on) => onChange((on ? tick : untick)(entries, chosen, entry.slug))}
                    />
                  );
                })}
              </div>
            </fieldset>
          );
        })}
      </Card>
    </section>
  );
}
