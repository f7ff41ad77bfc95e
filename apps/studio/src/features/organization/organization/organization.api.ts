import type { PathOf } from '@sullam/api-client/client.ts';
import type {
  ControlGroup,
  FontBody,
  NamedTerm,
  OrganizationEditing,
  OrganizationPatch,
  OwnWordingBody,
  RegistrationForm,
  RegistrationFormBody,
  TerminologyTerm,
} from '@sullam/api-client/schema.gen.ts';
import type { ConfigurationKey, ConfigurationValues } from '@sullam/domain/configuration.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

export type Settings = OrganizationEditing;
export type NotificationGroup = ControlGroup;
export type Term = TerminologyTerm;
export type TermSlug = PathOf<'PUT /api/organizations-dashboard/terminology/{slug}'>['slug'];
export type LandingTexts = Settings['landing'];
export type Picture = Settings['pictures'][number];
export type RegistrationField = RegistrationFormBody['fields'][number];
export type StoredField = RegistrationForm['data'][number];
export type SettingsPatch = Omit<OrganizationPatch, 'version'>;
export type ConfigurationChange = Partial<ConfigurationValues>;

/** The server's version of the time zone data, and whether it is current. */
export const zoneDataQuery = () => apiQuery('GET /api/health');

export const settingsQuery = () => apiQuery('GET /api/organizations-dashboard/editing');
export const termsQuery = () => apiQuery('GET /api/organizations-dashboard/terminology/dashboard');
export const registrationQuery = () => apiQuery('GET /api/organizations-dashboard/registration');
export const featureUsesQuery = () => apiQuery('GET /api/organizations-dashboard/feature-uses');
export const productAreasQuery = () => apiQuery('GET /api/permissions-system');
export const localizationsQuery = (language: Language) =>
  apiQuery('GET /api/localizations/{language}', { path: { language } });

/** Every change raises the version that all of them carry, so that all are read again. */
const refresh = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [settingsQuery(), termsQuery(), registrationQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
  );

/** Sets keys of the configuration, one after the other. */
export async function saveConfiguration(configuration: ConfigurationChange): Promise<void> {
  for (const [key, value] of Object.entries(configuration) as [ConfigurationKey, unknown][])
    await api('PUT /api/organizations-dashboard/configurations/{key}', { path: { key }, body: { value } });
}

export interface SettingsChange {
  version: number;
  patch?: SettingsPatch;
  configuration?: ConfigurationChange;
}

/** Saves texts and pictures, then the configuration keys that were changed. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, patch, configuration = {} }: SettingsChange) => {
      if (patch && Object.keys(patch).length > 0)
        await api('PATCH /api/organizations-dashboard', { body: { ...patch, version } });
      await saveConfiguration(configuration);
    },
    onSettled: () => refresh(client),
  });
}

/** Saves names, wording banners and pictures, all of them or none. */
export function useSaveTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (terms: readonly NamedTerm[]) => {
      if (terms.length > 0)
        await api('PUT /api/organizations-dashboard/terminology/dashboard', { body: { terms: [...terms] } });
    },
    onSettled: () => refresh(client),
  });
}

/** Gives the organisation a part of the product, or takes it. */
export const saveProductArea = (slug: string, isHeld: boolean) =>
  api('PUT /api/permissions-system/{slug}', { path: { slug }, body: { isHeld } });

/** Reads again all that a switch may have changed. */
export const refreshSettings = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.invalidateQueries(productAreasQuery()), refresh(client)]);

export function useSaveRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegistrationFormBody) => api('PUT /api/organizations-dashboard/registration', { body }),
    onSettled: () => refresh(client),
  });
}

interface MessageChange {
  language: Language;
  messageKey: string;
  /** Null takes the shipped text again. */
  body: OwnWordingBody | null;
}

export function useSaveMessage() {
  const client = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: async ({ language, messageKey, body }: MessageChange): Promise<void> => {
      const path = { language, messageKey };
      if (body) await api('PUT /api/localizations/{language}/{messageKey}', { path, body });
      else await api('DELETE /api/localizations/{language}/{messageKey}', { path });
    },
    onSuccess: (_done, { language }) => client.invalidateQueries(localizationsQuery(language)),
  });
}

export const notificationCategoriesQuery = (language: Language) =>
  apiQuery('GET /api/notifications/control-groups', { query: { skip: 0, take: 100, language } });

/** Fixes categories of notifications for all members, or leaves them to each; one after the other. */
export function useSaveNotificationLocks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (locks: readonly { notificationControlGroupId: number; isLocked: boolean }[]) => {
      for (const { notificationControlGroupId, isLocked } of locks)
        await api('PUT /api/notifications/control-groups/{notificationControlGroupId}', {
          path: { notificationControlGroupId },
          body: { isLocked },
        });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /api/notifications/control-groups'] }),
  });
}

export function useFonts() {
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: (body: FontBody) => api('POST /api/organizations-dashboard/fonts', { body }),
    onSettled: () => refresh(client),
  });
  const remove = useMutation({
    mutationFn: (organizationFontId: number) =>
      api('DELETE /api/organizations-dashboard/fonts/{organizationFontId}', { path: { organizationFontId } }),
    onSettled: () => refresh(client),
  });
  return { add, remove };
}

/** Brings a file that visitors see here, in one request. */
export const uploadPublic = (kind: 'IMAGE' | 'FONT', file: File) =>
  api('POST /api/media/upload', { query: { kind, visibility: 'PUBLIC', fileName: file.name }, body: file });
