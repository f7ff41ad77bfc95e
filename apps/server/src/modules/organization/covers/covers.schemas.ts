import { COVER_FAMILIES } from '@sullam/domain/configuration.ts';
import { type Static, Type } from 'typebox';
import { NamedObject, OneOf } from '../../../kernel/http/schemas.ts';

/** The drawn head of a landing page, for wide screens and for phones. */
export const HeroArt = NamedObject('HeroArt', {
  family: OneOf(...COVER_FAMILIES),
  wide: Type.String(),
  tall: Type.String(),
});
export type HeroArt = Static<typeof HeroArt>;
