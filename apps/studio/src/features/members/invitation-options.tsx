import type { Language } from '@sullam/domain/localized.ts';
import { CheckboxGroup, RadioGroup } from '@sullam/ui/components/choice.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { permissionSetsQuery } from './members.api.ts';

export interface InvitationChoices {
  language: Language;
  permissionSetIds: string[];
}

export interface InvitationOptionsProps {
  readonly choices: InvitationChoices;
  readonly onChange: (choices: InvitationChoices) => void;
  readonly languages: readonly Language[];
}

const LANGUAGE_WORDS = { en: 'common.names.english', ar: 'common.names.arabic' } as const;

/** What holds for all invitations of the dialog: language, permission sets. */
export function InvitationOptions({ choices, onChange, languages }: InvitationOptionsProps) {
  const t = useT();
  const text = useAuthorText();
  const sets = useQuery(permissionSetsQuery());
  return (
    <div className="mt-6 grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
      <div className="space-y-4">
        <RadioGroup
          label={t('members.invite.language')}
          inline
          value={choices.language}
          onChange={(language) => onChange({ ...choices, language: language as Language })}
          options={languages.map((language) => ({ value: language, label: t(LANGUAGE_WORDS[language]) }))}
        />
      </div>
      {sets.data && (
        <CheckboxGroup
          label={t('members.list.permissionSets')}
          hint={t('studio.members.defaultSetsHint')}
          value={choices.permissionSetIds}
          onChange={(permissionSetIds) => onChange({ ...choices, permissionSetIds })}
          options={sets.data.data.map((set) => ({ value: String(set.permissionSetId), label: text(set.name) }))}
        />
      )}
    </div>
  );
}

/** The choices as the server takes them. */
export function invitationBody(choices: InvitationChoices) {
  const permissionSetIds = choices.permissionSetIds.map(Number);
  return {
    language: choices.language,
    ...(permissionSetIds.length > 0 ? { permissionSetIds } : {}),
  };
}
