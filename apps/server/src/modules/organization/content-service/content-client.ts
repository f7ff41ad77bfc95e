import type { Language } from '@sullam/domain/localized.ts';
import type { ContentServiceConfig } from '../../../config.ts';
import { askOutside, NoAnswer } from '../../../kernel/outgoing-request.ts';

/** All shipped messages take 0.6 MB in Arabic, and three times that where each letter is escaped. */
const MOST_BYTES = 2_500_000;

/**
 * The texts of a language as the content service answers them, not yet read.
 * @throws NoAnswer
 */
export async function fetchContent({ base, paths, token }: ContentServiceConfig, language: Language): Promise<string> {
  const { status, body } = await askOutside({
    base,
    method: 'GET',
    path: paths[language],
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'user-agent': 'Sullam' },
    mostBytes: MOST_BYTES,
  });
  // a redirect is no answer either: following it would send the credential to another address
  if (status !== 200) throw new NoAnswer(`status ${status}`);
  return body;
}
