import type { Feature } from '@sullam/domain/features.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { readersName } from '@sullam/domain/names.ts';
import { can, memberHolds, type PermissionSlug } from '@sullam/domain/permissions.ts';
import { mayEnterStudio, type PermissionPortals, portalsOf } from '@sullam/domain/portals.ts';
import type { Formatter } from '@sullam/strings/format.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Notify } from './base/notify.ts';
import { useStore } from './base/store.ts';
import type { Kit } from './kit.ts';
import type { Scheme } from './language/scheme-store.ts';
import { formatterOf, organizationName, pictureOf, wordingOf } from './organization/organization.ts';
import type { Session, User } from './session/session.ts';

const KitContext = createContext<Kit | null>(null);

/** Gives the kit and the query cache to everything below. */
export function KitProvider({ kit, children }: { readonly kit: Kit; readonly children: ReactNode }) {
  return (
    <KitContext value={kit}>
      <QueryClientProvider client={kit.queryClient}>{children}</QueryClientProvider>
    </KitContext>
  );
}

/** The kit of the page. */
export function useKit(): Kit {
  const kit = use(KitContext);
  if (!kit) throw new Error('KitProvider is missing above this component.');
  return kit;
}

/** The wording function of the reader; drawn again when language, areas or overrides change. */
export function useT(): Translator {
  return useStore(useKit().wording);
}

/** The language of the interface. */
export function useLanguage(): Language {
  return useT().language;
}

/** Dates, numbers and prices as the organisation writes them in the reader's language. */
export function useFormat(): Formatter {
  const { configuration } = useKit();
  const language = useLanguage();
  return useMemo(() => formatterOf(configuration, language), [configuration, language]);
}

/** The session, or null for a visitor. */
export function useSession(): Session | null {
  const { session, ended } = useKit();
  const current = useStore(session);
  // a page whose session ended in the middle of work stays its reader's until that is decided
  const held = useStore(ended);
  return current ?? held;
}

/** The signed-in user, named in the script of the reader's language, or null for a visitor. */
export function useUser(): User | null {
  const user = useSession()?.user ?? null;
  const language = useLanguage();
  return useMemo(() => user && { ...user, ...readersName(user, language) }, [user, language]);
}

/** The signed-in user of a screen that only opens to one. */
export function useMember(): User {
  const user = useUser();
  if (!user) throw new Error('This screen is only for signed-in people; its route has to say so.');
  return user;
}

/** Light or dark. */
export function useScheme(): Scheme {
  return useStore(useKit().scheme);
}

/** Asks whether the signed-in member holds one of some permissions. */
export function useCan(): (...required: PermissionSlug[]) => boolean {
  const { system, user } = useStore(useKit().permissions);
  return useMemo(() => {
    const held = memberHolds(system, user);
    return (...required) => can(held, required);
  }, [system, user]);
}

/** The portals that follow from what the signed-in member holds. */
export function usePortals(): PermissionPortals & { mayEnterStudio: boolean } {
  const { system, user } = useStore(useKit().permissions);
  return useMemo(() => {
    const held = memberHolds(system, user);
    return { ...portalsOf(held), mayEnterStudio: mayEnterStudio(held) };
  }, [system, user]);
}

/** Asks whether a part of the product is switched on. */
export function useHasFeature(): (feature: Feature) => boolean {
  const features = useStore(useKit().features);
  return (feature) => features[feature] === true;
}

/** Shows a toast or snackbar. */
export function useNotify(): Notify {
  return useKit().notify;
}

/** The organisation as its reader sees it. */
export function useOrganization() {
  const { bootstrap } = useKit();
  const language = useLanguage();
  return useMemo(
    () => ({
      ...bootstrap.organization,
      displayName: organizationName(bootstrap, language),
      /** A sentence that the organisation may word itself: `course_banner_title`. */
      wording: (slug: string) => wordingOf(bootstrap, slug, language),
      /** A picture that the organisation may choose: `auth_image`. */
      picture: (slug: string) => pictureOf(bootstrap, slug, language),
    }),
    [bootstrap, language],
  );
}
