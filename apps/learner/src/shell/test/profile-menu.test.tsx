// @vitest-environment happy-dom
import { readConfiguration } from '@sullam/domain/configuration.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProfileMenu } from '../profile-menu.tsx';

const LINKS = [
  { title: { en: 'Payroll', ar: 'الرواتب' }, address: 'https://pay.example.com/me?from=sullam', hasLanguage: true },
  { title: { en: 'Intranet', ar: 'الشبكة الداخلية' }, address: 'https://intra.example.com/', hasLanguage: false },
];

describe.each(DIRECTIONS)('the menu of the avatar in $language', ({ language }) => {
  it('leads to the other places of the organisation, in the reader’s language where it says so', async () => {
    await renderPart(<ProfileMenu triggerRef={{ current: document.body }} open onOpenChange={() => undefined} />, {
      language,
      session: sessionFor(900),
      bootstrap: { configurations: readConfiguration([{ key: 'profile_links', value: LINKS }]) },
      responses: { 'GET /api/auth/organizations': { data: [] } },
    });
    const links = await Promise.all(LINKS.map(({ title }) => screen.findByRole('menuitem', { name: title[language] })));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `https://pay.example.com/me?from=sullam&lang=${language}`,
      'https://intra.example.com/',
    ]);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  });
});
