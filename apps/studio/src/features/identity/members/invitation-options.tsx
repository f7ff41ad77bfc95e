import type { PermissionSetView } from '@sullam/api-client/schema.gen.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { permissionSetsQuery } from './members.api.ts';

export interface InvitationChoices {
  language: Language;
  /** Undefined: what everybody new is given. */
  permissionSetId: number | undefined;
}

export interface InvitationOptionsProps {
  readonly choices: InvitationChoices;
  readonly onChange: (choices: InvitationChoices) => void;
  readonly languages: readonly Language[];
}

const LANGUAGE_WORDS = { en: 'common.names.english', ar: 'common.names.arabic' } as const;

/** What people may do once they have come: what everybody new is given, or one of the other sets. */
function PermissionSetChoice({
  choices,
  onChange,
  sets,
}: InvitationOptionsProps & { sets: readonly PermissionSetView[] }) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const given = sets.filter(({ isDefault }) => isDefault);
  const names = given.map(({ name }) => text(name));
  const others = given.length > 1 ? sets : sets.filter(({ isDefault }) => !isDefault);
  const chosen = sets.find(({ permissionSetId }) => permissionSetId === choices.permissionSetId) ?? given[0];
  return (
    <NativeSelect
      label={t('members.invite.permissionSet')}
      hint={(chosen && text(chosen.description)) || undefined}
      value={choices.permissionSetId === undefined ? '' : String(choices.permissionSetId)}
      onChange={(id) => onChange({ ...choices, permissionSetId: id === '' ? undefined : Number(id) })}
      options={[
        { value: '', label: names.length > 1 ? format.list(names) : (names[0] ?? t('common.labels.none')) },
        ...others.map((set) => ({ value: String(set.permissionSetId), label: text(set.name) })),
      ]}
    />
  );
}

/** What holds for all invitations of the dialog: permission set, language. */
export function InvitationOptions(props: InvitationOptionsProps) {
  const { choices, onChange, languages } = props;
  const t = useT();
  const sets = useQuery(permissionSetsQuery());
  return (
    <div className="mt-6 grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
      {sets.data ? <PermissionSetChoice {...props} sets={sets.data.data} /> : <span />}
      <RadioGroup
        label={t('members.invite.language')}
        inline
        value={choices.language}
        onChange={(language) => onChange({ ...choices, language: language as Language })}
        options={languages.map((language) => ({ value: language, label: t(LANGUAGE_WORDS[language]) }))}
      />
    </div>
  );
}

/** The choices as the server takes them. */
export const invitationBody = ({ language, permissionSetId }: InvitationChoices) => ({
  language,
  ...(permissionSetId === undefined ? {} : { permissionSetIds: [permissionSetId] }),
});
