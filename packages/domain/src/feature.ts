/** Where administrators find a switch. */
export const FEATURE_GROUPS = ['teaching', 'catalogue', 'community', 'accounts', 'pages'] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

interface Shown {
  /** The place in the list of all, the lowest first; those of the specification have the tens. */
  readonly place: number;
  /** A part of the product, a page, or a rule of who may do what. */
  readonly kind: 'module' | 'page' | 'rule';
  readonly group: FeatureGroup;
  /** The feature without which it means nothing. */
  readonly partOf?: string;
}

/** A switch of an organisation: a mirror of a configuration key of the specification, or stored under the key `features`. */
export type FeatureDefinition =
  | (Shown & { readonly configurationKey: string })
  | (Shown & {
      /** What a new organisation starts with. */
      readonly isOnByDefault: boolean;
    })
  | (Shown & {
      /** Not built yet: off, without a switch. The change that builds it replaces this with `isOnByDefault`. */
      readonly isPlanned: true;
    });

/**
 * The switches of one noun, in `features/<noun>.ts`. `npm run generate` finds the file by its folder; its wording is
 * `organization-settings.features.<feature>`; one that can be switched has a sentence under `featureTexts` and the other words that people
 * look for it by, in both languages, under `featureWords`.
 */
export type FeaturesOfNoun = Readonly<Record<string, FeatureDefinition>>;
