import { describe, expect, it } from 'vitest';
import { readersName } from '../src/names.ts';

const LATIN = { firstName: 'Salma', lastName: 'Darwish' };
const ARABIC = { firstName: 'سلمى', lastName: 'درويش' };
const other = ({ firstName, lastName }: typeof LATIN) => ({ otherFirstName: firstName, otherLastName: lastName });

describe('the name for a reader', () => {
  it.each([
    [LATIN, 'en', LATIN],
    [LATIN, 'ar', LATIN],
    [{ ...LATIN, ...other(ARABIC) }, 'en', LATIN],
    [{ ...LATIN, ...other(ARABIC) }, 'ar', ARABIC],
    [{ ...ARABIC, ...other(LATIN) }, 'en', LATIN],
    [{ ...ARABIC, ...other(LATIN) }, 'ar', ARABIC],
    [{ ...LATIN, otherFirstName: null, otherLastName: null }, 'ar', LATIN],
  ] as const)('%o in %s', (name, language, expected) => {
    expect(readersName(name, language)).toEqual(expected);
  });
});
