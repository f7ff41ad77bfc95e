import {
  DRAWINGS,
  LARGEST,
  MOST_ELEMENTS,
  ORIENTATIONS,
  PAPERS,
  PICTURE_SOURCES,
  REACH,
  SHAPES,
  TEXT_ALIGNS,
  TEXT_FACES,
  TEXT_FIELDS,
  TEXT_HEIGHTS,
  TEXT_LANGUAGES,
  TEXT_LENGTH,
  TEXT_SIZES,
} from '@sullam/domain/certificates/layout.ts';
import { Type } from 'typebox';
import { Id, LocalizedName, localized, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';

const closed = { additionalProperties: false };
const Color = Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'As "#0b2235"' });
const Words = localized(TEXT_LENGTH);
const Place = Type.Integer({ minimum: -REACH, maximum: LARGEST + REACH, description: 'Tenths of a millimetre' });
const Length = Type.Integer({ minimum: 1, maximum: LARGEST, description: 'Tenths of a millimetre' });

const ElementText = NamedObject(
  'CertificateElementText',
  {
    says: OneOf(...TEXT_FIELDS),
    words: Words,
    languages: OneOf(...TEXT_LANGUAGES),
    face: OneOf(...TEXT_FACES),
    size: Type.Integer({ minimum: TEXT_SIZES.least, maximum: TEXT_SIZES.most, description: 'Points' }),
    color: Color,
    align: OneOf(...TEXT_ALIGNS),
    height: OneOf(...TEXT_HEIGHTS),
    isHeading: Type.Boolean(),
  },
  closed,
);
const ElementPicture = NamedObject(
  'CertificateElementPicture',
  { source: OneOf(...PICTURE_SOURCES), mediaId: Nullable(Id), alt: Words, fills: Type.Boolean() },
  closed,
);
const ElementSignature = NamedObject(
  'CertificateElementSignature',
  { name: LocalizedName, title: LocalizedName, mediaId: Nullable(Id), color: Color },
  closed,
);
const ElementShape = NamedObject(
  'CertificateElementShape',
  {
    shape: OneOf(...SHAPES),
    fill: Nullable(Color),
    stroke: Nullable(Color),
    strokeWidth: Type.Integer({ minimum: 0, maximum: 100, description: 'Tenths of a millimetre' }),
  },
  closed,
);

export const ElementId = Type.String({ pattern: '^[a-z0-9]{1,16}$' });

/** One thing on a sheet. Which of the parts it has says what it is: exactly one. */
const Element = NamedObject(
  'CertificateElement',
  {
    elementId: ElementId,
    x: Place,
    y: Place,
    width: Length,
    height: Length,
    isLocked: Type.Boolean({ description: 'The designer neither moves nor changes it' }),
    text: Type.Optional(ElementText),
    picture: Type.Optional(ElementPicture),
    signature: Type.Optional(ElementSignature),
    shape: Type.Optional(ElementShape),
    code: Type.Optional(NamedObject('CertificateElementCode', { color: Color }, closed)),
    drawing: Type.Optional(NamedObject('CertificateElementDrawing', { drawing: OneOf(...DRAWINGS) }, closed)),
  },
  closed,
);

/** A sheet that is arranged freely. Elements that stand later lie above. */
export const Arrangement = NamedObject(
  'CertificateArrangement',
  {
    paper: OneOf(...PAPERS),
    orientation: OneOf(...ORIENTATIONS),
    ground: Color,
    elements: Type.Array(Element, { maxItems: MOST_ELEMENTS }),
  },
  closed,
);
