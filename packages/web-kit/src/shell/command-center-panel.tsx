import type { SearchResult } from '@sullam/api-client/schema.gen.ts';
import { chooseText, type Language } from '@sullam/domain/localized.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import {
  BookOpen,
  CalendarDays,
  Compass,
  FileText,
  Layers,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Newspaper,
  Paperclip,
  Search,
  User,
  Users,
} from '@sullam/ui/base/icons.ts';
import type { CommandItem, CommandSection } from '@sullam/ui/overlays/command-palette.tsx';
import { CommandPalette } from '@sullam/ui/overlays/lazy.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useKit, useLanguage, useT } from '../kit-context.tsx';
import { learnerAddress } from '../organization/learner-address.ts';
import { useGo } from '../router/use-go.ts';
import type { CommandCenterProps, PaletteAction } from './command-center.tsx';
import { type MenuEntry, placesOf } from './menu-model.ts';
import { isAmongWords, SHORTEST } from './other-words.ts';
import { inOrder } from './search-order.ts';
import { searchQuery } from './shell.api.ts';
import { useAreas } from './use-areas.ts';
import { usePaletteActions } from './use-palette-actions.ts';

type Result = SearchResult;

const TYPING_PAUSE = 200;

const KINDS: Record<Result['kind'], { titleKey: Parameters<Translator['dynamic']>[0]; icon: LucideIcon }> = {
  course: { titleKey: 'search.groups.courses', icon: BookOpen },
  section: { titleKey: 'search.groups.sections', icon: Layers },
  lesson: { titleKey: 'search.groups.lessons', icon: FileText },
  event: { titleKey: 'search.groups.events', icon: CalendarDays },
  coach: { titleKey: 'search.groups.coaches', icon: Compass },
  article: { titleKey: 'search.groups.articles', icon: Newspaper },
  specialization: { titleKey: 'search.groups.specializations', icon: Layers },
  attachment: { titleKey: 'search.groups.attachments', icon: Paperclip },
  announcement: { titleKey: 'search.groups.announcements', icon: Megaphone },
  discussion: { titleKey: 'search.groups.discussions', icon: MessageSquare },
  group: { titleKey: 'search.groups.groups', icon: Users },
  post: { titleKey: 'search.groups.posts', icon: Newspaper },
  member: { titleKey: 'search.groups.members', icon: User },
};

/** The value once it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function resultSections(results: readonly Result[], t: Translator, language: Language): CommandSection[] {
  const kinds = [...new Set(results.map((result) => result.kind))];
  return kinds.map((kind) => ({
    id: kind,
    title: t.dynamic(KINDS[kind].titleKey) ?? '',
    items: results
      .filter((result) => result.kind === kind)
      .map(
        (result): CommandItem => ({
          // two things may stand on one page: a course and its first section
          id: `${result.application} ${result.path} ${result.kind}-${result.id}`,
          label: chooseText(result.title, language)?.text ?? '',
          // where it is; who has the same name
          detail: chooseText(result.courseTitle ?? (result.kind === 'member' ? result.excerpt : null), language)?.text,
          icon: KINDS[kind].icon,
        }),
      ),
  }));
}

/** The way to the page of results, where each kind has pages of its own. */
const allResults = (words: string, t: Translator): CommandSection => ({
  id: 'all',
  title: t('search.titles.page'),
  items: [
    {
      id: `learner /search?q=${encodeURIComponent(words)}`,
      label: t('search.actions.allResults'),
      icon: Search,
    },
  ],
});

const useNothing = (): readonly CommandSection[] => [];

/** Ctrl or Cmd K: any place, thing or action that one may see. */
export function CommandCenterPanel(props: CommandCenterProps) {
  const { application, places, iconOf, here, useMore = useNothing, palette } = props;
  const { isOpen, onOpenChange, query, onQueryChange, onShown } = palette;
  const t = useT();
  const language = useLanguage();
  const go = useGo();
  const { bootstrap } = useKit();
  const general = usePaletteActions();
  const all = placesOf(places);
  const isReady = useAreas(['search', ...new Set(all.flatMap(({ found }) => found?.area ?? []))]);
  const words = useSettled(query.trim());
  const isSearching = isOpen && words.length >= SHORTEST && !words.startsWith('>');
  const found = useQuery({ ...searchQuery(words), enabled: isSearching });
  // as in editors: behind this sign only what can be done
  const isCommand = query.startsWith('>');
  const folded = useDeferredValue(foldForSearch(isCommand ? query.slice(1).trim() : query));
  const more = useMore(isCommand ? '' : folded);
  if (!isReady) return null;

  const fits = (label: string, otherWords: MessageKey | undefined) =>
    foldForSearch(label).includes(folded) || isAmongWords(folded, otherWords && t.dynamic(otherWords));
  /** What stands in no menu is offered only to who looks for it, by its name or by other words. */
  const isFound = ({ found: known, alsoBy, titleKey }: MenuEntry) =>
    (!known || folded.length >= SHORTEST) && fits(t.dynamic(titleKey) ?? '', known?.by ?? alsoBy);
  const pages = all.filter(isFound).map(
    (place): CommandItem => ({
      id: `go ${place.path}`,
      label: t.dynamic(place.titleKey) ?? '',
      detail: place.found?.below && t.dynamic(place.found.below),
      icon: iconOf(place),
    }),
  );
  const inside = here?.() ?? null;
  const actions = [...(inside?.actions ?? []), ...general];
  const itemsOf = (some: readonly PaletteAction[]) =>
    some.filter(({ label, by }) => fits(label, by)).map(({ id, label, icon }) => ({ id, label, icon }));
  const sections: CommandSection[] = [
    ...(inside ? [{ id: 'here', title: inside.title, items: itemsOf(inside.actions) }] : []),
    { id: 'pages', title: t('search.groups.pages'), items: isCommand ? [] : pages },
    ...more,
    { id: 'actions', title: t('search.groups.actions'), items: itemsOf(general) },
    // Last, because they come last: what is above would be pushed away under the keyboard's mark.
    ...(isSearching ? resultSections(inOrder(found.data?.data ?? [], words), t, language) : []),
    ...(isSearching && found.data && found.data.data.length > 0 ? [allResults(words, t)] : []),
  ];
  const choose = (id: string) => {
    const [kind = '', path = ''] = id.split(' ');
    const action = actions.find((each) => each.id === id);
    if (action) action.run();
    else if (kind === 'go' || kind === application) go(kind === 'studio' ? path.replace(/^\/studio/, '') : path);
    else window.location.assign(kind === 'learner' ? learnerAddress(bootstrap, path) : path);
    onQueryChange('');
  };
  return (
    <CommandPalette
      open={isOpen}
      onClose={() => onOpenChange(false)}
      label={t('search.titles.palette')}
      placeholder={t('search.fields.palettePlaceholder')}
      query={query}
      onQueryChange={onQueryChange}
      onShown={onShown}
      sections={sections}
      loading={isSearching && found.isFetching}
      emptyHint={t('search.empty.paletteHint')}
      onChoose={choose}
    />
  );
}
