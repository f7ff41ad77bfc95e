import { describe, expect, it } from 'vitest';
import { codesOf, piecesOf, renumbered, textOfPieces, writePieces } from '../xliff/inline-codes.ts';

const through = (html: string) => textOfPieces(piecesOf(html, true), true);

describe('the codes of a text', () => {
  it.each([
    '<p>Fine &amp; <strong>bold</strong></p>',
    '<p>A <a href="https://example.org/?a=1&amp;b=2">link</a><br>next</p><hr>',
    '<p>See <img data-media-id="5" alt="A &lt; B"></p><ul><li>one</li><li>two</li></ul>',
    '<p>The {{river}} is long</p>',
    '<p>Area <span data-formula="a&lt;b"></span></p>',
    'no tags at all',
    '',
  ])('come back as they were: %s', (html) => {
    expect(through(html)).toBe(html);
  });

  it('are pairs around words, and single where nothing can be written inside', () => {
    expect(writePieces(piecesOf('<p>The {{g}} <b>is</b><br>here</p>', true))).toBe(
      '<pc id="1" dataRefStart="d1" dataRefEnd="e1">The <ph id="2" dataRef="d2"/> <pc id="3" dataRefStart="d3" dataRefEnd="e3" type="fmt">is</pc><ph id="4" dataRef="d4"/>here</pc>',
    );
  });

  it('have in a translation the numbers of the text, in whatever order', () => {
    const origin = piecesOf('<p><b>One</b> and <i>two</i></p>', true);
    const translation = piecesOf('<p><i>اثنان</i> و<b>واحد</b></p>', true);
    expect(codesOf(renumbered(translation, origin) ?? []).map(({ id }) => id)).toEqual(['1', '3', '2']);
    expect(renumbered(piecesOf('<p>واحد</p>', true), origin)).toBeUndefined();
  });

  it('are words where the text is none of HTML', () => {
    expect(writePieces(piecesOf('a < b', false))).toBe('a &lt; b');
  });
});
