import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { LandingPicture, LandingText } from './landing-fields.tsx';
import type { LandingTexts, Picture } from './organization.api.ts';
import { ReorderableList } from './reorderable-list.tsx';
import { SettingsPart } from './settings-part.tsx';

/** Icons that the landing page can draw beside a value. */
const ICONS = [
  'award',
  'badge-check',
  'book',
  'clock',
  'globe',
  'graduation',
  'hand',
  'heart',
  'languages',
  'message',
  'smartphone',
  'sparkles',
  'timer',
  'users',
];
const FIGURES = ['courses', 'learners', 'instructors', 'hours', 'completions'] as const;

export interface LandingListsProps {
  readonly landing: LandingTexts;
  readonly pictures: ReadonlyMap<number, Picture>;
  readonly onChange: (change: Partial<LandingTexts>) => void;
  /** Remembers a picture that was just sent, so that it can be shown. */
  readonly onPicture: (picture: Picture) => void;
}

function Figures({ landing, onChange }: Pick<LandingListsProps, 'landing' | 'onChange'>) {
  const t = useT();
  const shown = landing.figures ?? [];
  return (
    <SettingsPart
      title={t('organization-settings.landing.figures')}
      text={t('organization-settings.landing.figuresText')}
    >
      {FIGURES.map((kind) => {
        const figure = shown.find((each) => each.kind === kind);
        return (
          <div key={kind} className="grid items-start gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <Switch
              label={t(`organization-settings.landing.figure-${kind}`)}
              checked={figure !== undefined}
              onChange={(isOn) =>
                onChange({
                  figures: isOn ? [...shown, { kind, label: {} }] : shown.filter((each) => each.kind !== kind),
                })
              }
            />
            {figure && (
              <LocalizedField
                label={t('organization-settings.landing.name')}
                value={figure.label}
                maxLength={200}
                onChange={(label) =>
                  onChange({ figures: shown.map((each) => (each.kind === kind ? { kind, label } : each)) })
                }
              />
            )}
          </div>
        );
      })}
    </SettingsPart>
  );
}

/** The parts of the landing page that are lists: values, figures, voices, questions. */
export function LandingLists({ landing, pictures, onChange, onPicture }: LandingListsProps) {
  const t = useT();
  const text = useAuthorText();
  return (
    <>
      <SettingsPart title={t('organization-settings.landing.values')}>
        <ReorderableList
          items={landing.values ?? []}
          onChange={(values) => onChange({ values })}
          nameOf={(value) => text(value.title)}
          make={() => ({ icon: 'sparkles', title: {}, text: {} })}
          addLabel={t('organization-settings.landing.add')}
          maximum={8}
          edit={(value, change) => (
            <>
              <NativeSelect
                label={t('organization-settings.landing.icon')}
                value={value.icon}
                options={ICONS.map((icon) => ({ value: icon, label: icon }))}
                onChange={(icon) => change({ ...value, icon })}
                className="max-w-60"
              />
              <LandingText name="heading" value={value.title} onChange={(title) => change({ ...value, title })} />
              <LandingText name="text" value={value.text} onChange={(next) => change({ ...value, text: next })} />
            </>
          )}
        />
      </SettingsPart>
      <Figures landing={landing} onChange={onChange} />
      <SettingsPart title={t('organization-settings.landing.voices')}>
        <ReorderableList
          items={landing.voices ?? []}
          onChange={(voices) => onChange({ voices })}
          nameOf={(voice) => text(voice.name)}
          make={() => ({ name: {}, role: {}, quote: {}, mediaId: null })}
          addLabel={t('organization-settings.landing.add')}
          maximum={12}
          edit={(voice, change) => (
            <>
              <LandingText name="name" value={voice.name} onChange={(name) => change({ ...voice, name })} />
              <LandingText name="role" value={voice.role} onChange={(role) => change({ ...voice, role })} />
              <LandingText name="quote" value={voice.quote} onChange={(quote) => change({ ...voice, quote })} />
              <LandingPicture
                shape="square"
                mediaId={voice.mediaId}
                pictures={pictures}
                onChange={(picture) => {
                  if (picture) onPicture(picture);
                  change({ ...voice, mediaId: picture?.mediaId ?? null });
                }}
              />
            </>
          )}
        />
      </SettingsPart>
      <SettingsPart title={t('organization-settings.landing.questions')}>
        <ReorderableList
          items={landing.questions ?? []}
          onChange={(questions) => onChange({ questions })}
          nameOf={({ question }) => text(question)}
          make={() => ({ question: {}, answer: {} })}
          addLabel={t('organization-settings.landing.add')}
          maximum={30}
          edit={(entry, change) => (
            <>
              <LandingText
                name="question"
                value={entry.question}
                onChange={(question) => change({ ...entry, question })}
              />
              <LandingText name="answer" value={entry.answer} onChange={(answer) => change({ ...entry, answer })} />
            </>
          )}
        />
      </SettingsPart>
    </>
  );
}
