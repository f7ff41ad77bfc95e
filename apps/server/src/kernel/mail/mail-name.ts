/** Two words tell the reader who is meant; a sentence needs more. */
const WORDS = 2;
const WORD_LENGTH = 30;

/** What mail programs make a link of, in any script: a scheme, an address of mail, a host name, a share. */
const LINK = /\/\/|[@\\]|:\S|^www|[\p{L}\p{N}]\p{M}*[.\u3002\uff0e\uff61]\p{L}{2,}/iu;
/** Invisible characters, with which a link is hidden from the test above; the two that letters are joined by belong to names. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const JOINERS = /[\u200c\u200d]/g;
/** Telephone numbers and the like; an ordinal is part of a name. */
const NUMBER = /(?:\p{N}\D?){4}/u;

const isName = (word: string): boolean => {
  const seen = word.normalize('NFKC').replaceAll(JOINERS, '');
  return !LINK.test(seen) && !NUMBER.test(seen) && /\p{L}/u.test(seen);
};

/**
 * A person's name as mails show it: the first two words, without addresses, links and numbers. Whoever registers or enters a guest
 * writes the name and chooses the recipient: without this, anybody could send a sentence with a link to anybody in our name.
 */
export const mailName = (name: string): string =>
  name
    .replaceAll(INVISIBLE, (letter) =>
      letter === '\u200c' || letter === '\u200d' ? letter : /\s/.test(letter) ? ' ' : '',
    )
    .split(/\s+/)
    .filter(isName)
    .slice(0, WORDS)
    .map((word) => [...word].slice(0, WORD_LENGTH).join(''))
    .join(' ');
