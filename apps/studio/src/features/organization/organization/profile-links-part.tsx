import { isWritten } from '@sullam/domain/localized.ts';
import { MOST_PROFILE_LINKS, PROFILE_LINK_TITLE, type ProfileLink } from '@sullam/domain/profile-links.ts';
import { isWebAddress } from '@sullam/domain/web-address.ts';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { ReorderableList } from './reorderable-list.tsx';
import { SettingsPart } from './settings-part.tsx';

export interface ProfileLinksPartProps {
  readonly links: readonly ProfileLink[];
  readonly onChange: (links: ProfileLink[]) => void;
}

/** The organisation's own entries of the menu of the avatar. */
export function ProfileLinksPart({ links, onChange }: ProfileLinksPartProps) {
  const t = useT();
  const text = useAuthorText();
  return (
    <SettingsPart
      title={t('organization-settings.general.profileLinks')}
      text={t('organization-settings.general.profileLinksText')}
    >
      <ReorderableList
        items={links}
        onChange={onChange}
        nameOf={(link) => text(link.title)}
        make={() => ({ title: {}, address: '', hasLanguage: false })}
        addLabel={t('organization-settings.general.addProfileLink')}
        maximum={MOST_PROFILE_LINKS}
        edit={(link, change) => (
          <>
            <LocalizedField
              label={t('organization-settings.general.profileLinkTitle')}
              required
              value={link.title}
              maxLength={PROFILE_LINK_TITLE}
              error={isWritten(link.title) ? undefined : t('errors.rules.oneLanguage')}
              onChange={(title) => change({ ...link, title })}
            />
            <TextField
              type="url"
              label={t('organization-settings.general.profileLinkAddress')}
              required
              maxLength={500}
              value={link.address}
              error={isWebAddress(link.address) ? undefined : t('errors.rules.url')}
              onChange={(event) => change({ ...link, address: event.currentTarget.value.trim() })}
            />
            <Switch
              label={t('organization-settings.general.profileLinkLanguage')}
              description={t('organization-settings.general.profileLinkLanguageText', {
                parameter: { raw: 'lang=en, lang=ar' },
              })}
              checked={link.hasLanguage}
              onChange={(hasLanguage) => change({ ...link, hasLanguage })}
            />
          </>
        )}
      />
    </SettingsPart>
  );
}
