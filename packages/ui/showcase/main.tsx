import './showcase.css';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '../src/base/ui-provider.tsx';
import { Toaster } from '../src/overlays/toaster.tsx';
import { applyScheme, applyTheme } from './apply-theme.ts';
import { ContentPart } from './content-part.tsx';
import { FieldsPart } from './fields-part.tsx';
import { OverlaysPart } from './overlays-part.tsx';
import { ProsePart } from './prose-part.tsx';
import { lang, words } from './words.ts';
import { WorkPart } from './work-part.tsx';

const search = new URLSearchParams(location.search);
document.documentElement.lang = lang;
document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
document.body.classList.toggle('theme-dense', search.has('dense'));
applyScheme(search.get('scheme') === 'dark' ? 'dark' : 'light');
applyTheme(search.get('org') === '2' ? { primary: '#7c2d12', secondary: '#f59e0b' } : {});

const PARTS = { content: ContentPart, fields: FieldsPart, overlays: OverlaysPart, prose: ProsePart, work: WorkPart };
const only = search.get('part') as keyof typeof PARTS | null;
const shown = only ? [only] : (Object.keys(PARTS) as (keyof typeof PARTS)[]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <UiProvider words={words[lang]} locale={lang === 'ar' ? 'ar-EG' : 'en-US'}>
    <main className="page-gutter page-width space-y-12 py-8">
      <h1 className="text-2xl">{lang === 'ar' ? 'مكونات سُلَّم' : 'Sullam components'}</h1>
      {shown.map((name) => {
        const Part = PARTS[name];
        return <Part key={name} />;
      })}
    </main>
    <Toaster />
  </UiProvider>,
);
