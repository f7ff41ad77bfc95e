import { Type } from 'typebox';
import { NamedObject } from '../../../kernel/http/schemas.ts';

/** A day is longer than any recording; a position past the end is the player's business. */
export const Playback = NamedObject('Playback', { positionSeconds: Type.Integer({ minimum: 0, maximum: 86_400 }) });
