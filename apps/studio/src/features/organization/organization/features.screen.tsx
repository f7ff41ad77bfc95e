import '../../../app.css';
import type { Language } from '@sullam/domain/localized.ts';
import { loadAreas } from '@sullam/strings/load.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge, FilterChip } from '@sullam/ui/components/badge.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { configurationOf } from './configuration-of.ts';
import { findSwitchables, isOn, SWITCH_GROUPS, SWITCHABLES, type Switchable, type Uses } from './feature-switches.ts';
import { featureUsesQuery, productAreasQuery, type Settings } from './organization.api.ts';
import { useSwitching } from './use-switching.ts';
import { Loaded, WithSettings } from './with-settings.tsx';

/** The words of one language, whichever the page is in: people look in both. */
const wordsQuery = (language: Language) => ({
  queryKey: ['words of features', language],
  queryFn: () => loadAreas(['organization-settings', 'members'], language),
  staleTime: Number.POSITIVE_INFINITY,
});

const SHOWN = ['all', 'on', 'off'] as const;

/** How much there is of a feature: "9 polls in 4 courses". */
function useUseWords(uses: Uses) {
  const t = useT();
  return ({ id }: Switchable): string | undefined => {
    const use = uses.find(({ feature }) => feature === id);
    const what = (use && t.lookUp(`organization-settings.featureUses.${id}`, { count: use.count })) ?? undefined;
    if (!use || !what || use.courseCount === 0) return what;
    const where = t('organization-settings.features.courses', { count: use.courseCount });
    return t('organization-settings.features.whatWhere', { what, where });
  };
}

interface RowProps {
  readonly item: Switchable;
  readonly checked: boolean;
  /** What it is part of is off. */
  readonly isIdle: boolean;
  readonly used: string | null | undefined;
  readonly onChange: (on: boolean) => void;
  /** It is told of beside the list. */
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function Row({ item, checked, isIdle, used, onChange, isShown, onShow }: RowProps) {
  const t = useT();
  const note = useId();
  const label = t.dynamic(item.labelKey) ?? item.id;
  const parent = SWITCHABLES.find(({ id }) => id === item.partOf);
  const text = item.textKey && t.dynamic(item.textKey);
  return (
    <li
      className={`flex items-start gap-4 px-4 py-3 sm:px-5 ${parent ? 'ps-10 sm:ps-12' : ''} ${isShown ? 'lg:bg-subtle' : ''}`}
    >
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <button
            type="button"
            aria-pressed={isShown}
            onClick={onShow}
            className="rounded-sm text-start underline-offset-4 hover:underline"
          >
            {label}
          </button>
        </p>
        <p id={note} className="text-sm text-muted">
          {text && <span className="block">{text}</span>}
          {parent && (
            <span className="block">
              {t('organization-settings.features.partOf', { name: t.dynamic(parent.labelKey) ?? parent.id })}
            </span>
          )}
          {used && (
            <span className="block lg:hidden">
              {t(`organization-settings.features.${checked ? 'hides' : 'hidden'}`, { what: { raw: used } })}
            </span>
          )}
        </p>
      </div>
      {used && <span className="shrink-0 text-sm text-muted tabular max-lg:hidden">{used}</span>}
      <Switch hideLabel label={label} aria-describedby={note} checked={checked} disabled={isIdle} onChange={onChange} />
    </li>
  );
}

interface AboutProps {
  readonly item: Switchable;
  readonly checked: (item: Switchable) => boolean;
  readonly used: string | undefined;
}

/** Beside the list: what one of them is, what turning it off does, and what it belongs together with. */
function About({ item, checked, used }: AboutProps) {
  const t = useT();
  const labelOf = ({ labelKey, id }: Switchable) => t.dynamic(labelKey) ?? id;
  const parent = SWITCHABLES.find(({ id }) => id === item.partOf);
  const parts = SWITCHABLES.filter(({ partOf }) => partOf === item.id);
  const related = [...(parent ? [parent] : []), ...parts];
  const text = item.textKey && t.dynamic(item.textKey);
  return (
    <div className="space-y-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg wrap-anywhere">{labelOf(item)}</h2>
        <Badge tone={checked(item) ? 'success' : 'neutral'}>
          {t(`organization-settings.features.${checked(item) ? 'on' : 'off'}`)}
        </Badge>
      </div>
      {text && <p>{text}</p>}
      <section>
        <h3 className="mb-1 text-sm font-semibold">
          {t(`organization-settings.features.${checked(item) ? 'turningOff' : 'whileOff'}`)}
        </h3>
        <p className="text-sm text-muted">
          {used &&
            `${t(`organization-settings.features.${checked(item) ? 'hides' : 'hidden'}`, { what: { raw: used } })} `}
          {parts.length > 0 &&
            checked(item) &&
            `${t('organization-settings.features.takesAlong', { count: parts.length })} `}
          {t('organization-settings.features.keeps')}
        </p>
      </section>
      {related.length > 0 && (
        <section>
          <h3 className="mb-1.5 text-sm font-semibold">{t('organization-settings.features.together')}</h3>
          <ul className="flex flex-wrap gap-1.5">
            {related.map((other) => (
              <li key={other.id}>
                <Badge tone={checked(other) ? 'success' : 'neutral'}>
                  {t(`organization-settings.features.${checked(other) ? 'isOn' : 'isOff'}`, { name: labelOf(other) })}
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-sm text-muted">
        {t('organization-settings.features.noneHint')}{' '}
        <UiLink href="/permission-sets" className={textLinkClass}>
          {t('members.menu.permissionSets')}
        </UiLink>
      </p>
    </div>
  );
}

function FeatureList({ settings, held }: { readonly settings: Settings; readonly held: readonly string[] }) {
  const t = useT();
  const format = useFormat();
  const [search, setSearch] = useState('');
  const [toldId, setTold] = useState<string>();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all');
  const english = useQuery(wordsQuery('en')).data;
  const arabic = useQuery(wordsQuery('ar')).data;
  const uses = useQuery(featureUsesQuery());
  const usedOf = useUseWords(uses.data?.data ?? []);
  const { wanted, set } = useSwitching();
  const state = { configuration: configurationOf(settings), held };
  const checked = (item: Switchable) => wanted[item.id] ?? isOn(item, state);
  const catalogues = useMemo(() => [english, arabic].filter((each) => each !== undefined), [english, arabic]);
  const found = useMemo(() => findSwitchables(search, catalogues), [search, catalogues]).filter(
    (item) => shown === 'all' || checked(item) === (shown === 'on'),
  );
  const told =
    found.find(({ id }) => id === toldId) ??
    SWITCH_GROUPS.flatMap((group) => found.filter((item) => item.group === group))[0];
  const parentOf = ({ partOf }: Switchable) => SWITCHABLES.find(({ id }) => id === partOf);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="space-y-5">
        <div className="flex flex-wrap items-center gap-3">
          <SearchField
            label={t('organization-settings.features.search')}
            value={search}
            onChange={setSearch}
            className="w-full sm:w-80"
          />
          {SHOWN.map((each) => (
            <FilterChip key={each} selected={shown === each} onChange={() => setShown(each)}>
              {t(`organization-settings.features.${each}`)}
            </FilterChip>
          ))}
          <p role="status" className="ms-auto text-sm text-muted">
            {search.trim() === ''
              ? t('organization-settings.features.countOn', {
                  on: format.number(SWITCHABLES.filter(checked).length),
                  total: format.number(SWITCHABLES.length),
                })
              : t('organization-settings.features.found', { count: found.length })}
          </p>
        </div>
        <p className="text-muted">{t('organization-settings.features.text')}</p>
        {found.length === 0 && (
          <EmptyState
            drawing="no-results"
            title={t('organization-settings.features.none')}
            description={t('organization-settings.features.noneHint')}
            compact
          />
        )}
        {SWITCH_GROUPS.map((group) => {
          const items = found.filter((item) => item.group === group);
          if (items.length === 0) return null;
          return (
            <Card key={group} as="section" padding="none" className="overflow-hidden">
              <div className="px-4 pt-4 sm:px-5">
                <CardHeading>{t(`organization-settings.featureGroups.${group}`)}</CardHeading>
              </div>
              <ul className="divide-y divide-line border-t border-line">
                {items.map((item) => {
                  const parent = parentOf(item);
                  return (
                    <Row
                      key={item.id}
                      item={item}
                      checked={checked(item)}
                      isIdle={parent !== undefined && !checked(parent)}
                      used={usedOf(item)}
                      onChange={(on) => {
                        setTold(item.id);
                        set(item, on);
                      }}
                      isShown={item === told}
                      onShow={() => setTold(item.id)}
                    />
                  );
                })}
              </ul>
            </Card>
          );
        })}
      </div>
      {told && (
        <Card
          as="section"
          aria-label={t('organization-settings.features.about')}
          className="sticky top-[calc(var(--bars-height)+1rem)] max-lg:hidden"
        >
          <About item={told} checked={checked} used={usedOf(told)} />
        </Card>
      )}
    </div>
  );
}

/** What the organisation switches on: looked for in either language, switched at once. */
export function FeaturesScreen() {
  const areas = useQuery(productAreasQuery());
  const isThere = useQueriesSettled([featureUsesQuery()]);
  if (!isThere) return <SkeletonText lines={8} />;
  return (
    <WithSettings>
      {(settings) => <Loaded query={areas}>{({ data }) => <FeatureList settings={settings} held={data} />}</Loaded>}
    </WithSettings>
  );
}
