import { describe, expect, it } from 'vitest';
import { isConfigurationValue } from '../src/configuration.ts';
import { isProfileLinks, MOST_PROFILE_LINKS, type ProfileLink, profileLinkAddress } from '../src/profile-links.ts';

const link = (change: Partial<ProfileLink> = {}): ProfileLink => ({
  title: { en: 'Payroll', ar: 'الرواتب' },
  address: 'https://pay.example.com/home?from=sullam#top',
  hasLanguage: true,
  ...change,
});

describe('links of the profile menu', () => {
  it('name the reader’s language before the fragment, and only where that is asked for', () => {
    expect(profileLinkAddress(link(), 'ar')).toBe('https://pay.example.com/home?from=sullam&lang=ar#top');
    expect(profileLinkAddress(link({ address: 'https://pay.example.com' }), 'en')).toBe(
      'https://pay.example.com?lang=en',
    );
    expect(profileLinkAddress(link({ hasLanguage: false }), 'en')).toBe(link().address);
  });

  it('are kept with a title in one language at least and an address of the web', () => {
    expect(isConfigurationValue('profile_links', [link(), link({ title: { ar: 'الرواتب' } })])).toBe(true);
    expect(isProfileLinks([])).toBe(true);
  });

  it.each([
    ['no list', link()],
    ['no title', [link({ title: { en: ' ' } })]],
    ['a title in another language', [link({ title: { fr: 'Paie' } as never })]],
    ['a long title', [link({ title: { en: 'a'.repeat(61) } })]],
    ['a script', [link({ address: 'javascript:alert(1)' })]],
    ['a path', [link({ address: '/profile' })]],
    ['a long address', [link({ address: `https://a.example/${'a'.repeat(500)}` })]],
    ['something else beside', [{ ...link(), icon: 'x' }]],
    ['too many', Array.from({ length: MOST_PROFILE_LINKS + 1 }, () => link())],
  ])('are refused: %s', (_, value) => {
    expect(isConfigurationValue('profile_links', value)).toBe(false);
  });
});
