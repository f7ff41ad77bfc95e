import type { Language } from '@sullam/domain/localized.ts';
import { AREAS } from '@sullam/strings/all-areas.ts';
import type { Catalogue } from '@sullam/strings/define.ts';
import { loadAreas } from '@sullam/strings/load.ts';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { MessageEditor } from './message-editor.tsx';
import { findMessages } from './message-search.ts';
import { localizationsQuery } from './organization.api.ts';
import { SettingsPart } from './settings-part.tsx';
import { Loaded } from './with-settings.tsx';

/** More would only be scrolled past; the search narrows. */
const SHOWN = 30;
const LANGUAGE_NAMES = { en: 'common.labels.inEnglish', ar: 'common.labels.inArabic' } as const;

/** Every message as it is shipped; a file of the application, not a response of the server. */
const shippedQuery = (language: Language) => ({
  queryKey: ['shipped wording', language],
  queryFn: () => loadAreas(AREAS, language),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Every text of the interface, searched and reworded one by one. */
export function MessagesPart() {
  const t = useT();
  const format = useFormat();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [search, setSearch] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const words = useDeferredValue(search);
  const shipped = useQuery(shippedQuery(language));
  const replacing = useQuery(localizationsQuery(language));
  const found = useMemo(() => {
    const { messages = {}, contentMessages = {} } = replacing.data ?? {};
    const layers = { shipped: shipped.data ?? {}, content: contentMessages as Catalogue, own: messages as Catalogue };
    return findMessages(layers, words, onlyChanged);
  }, [shipped.data, replacing.data, words, onlyChanged]);
  return (
    <SettingsPart title={t('organization-settings.wording.messages')}>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t('organization-settings.wording.search')}
          value={search}
          onChange={setSearch}
          className="w-full sm:w-80"
        />
        {(['en', 'ar'] as const).map((each) => (
          <FilterChip key={each} selected={language === each} onChange={() => setLanguage(each)}>
            {t(LANGUAGE_NAMES[each])}
          </FilterChip>
        ))}
        <FilterChip selected={onlyChanged} onChange={setOnlyChanged}>
          {t('organization-settings.wording.onlyChanged')}
        </FilterChip>
        <p role="status" className="ms-auto text-sm text-muted">
          {t('organization-settings.wording.found', { count: found.length })}
        </p>
      </div>
      <Loaded query={shipped}>
        {() =>
          found.length === 0 ? (
            <EmptyState
              compact
              drawing="no-results"
              title={t('common.empty.search')}
              description={t('common.empty.searchHint')}
            />
          ) : (
            <>
              <ul className="divide-y divide-line">
                {found.slice(0, SHOWN).map((message) => (
                  <MessageEditor key={`${language} ${message.key}`} message={message} language={language} />
                ))}
              </ul>
              {found.length > SHOWN && (
                <p className="text-sm text-muted">
                  {t('organization-settings.wording.refine', { count: format.number(SHOWN) })}
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </SettingsPart>
  );
}
