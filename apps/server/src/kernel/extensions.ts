/**
 * A place where a module lets others take part: parts of a course's copy, lines of the activities schedule. The module that
 * asks defines it in its public file; whoever has something to say brings it (`defineModule`), so that no list in the middle
 * is edited and the one that asks knows none of those who answer.
 */
export interface ExtensionPoint<Part> {
  name: string;
  /** Only carries the part's type. */
  readonly part?: Part;
}

/** What a module brings to a point of its own or of a module that it uses. */
export interface Contribution {
  point: string;
  part: unknown;
}

export const extensionPoint = <Part>(name: string): ExtensionPoint<Part> => ({ name });

export const contribute = <Part>(point: ExtensionPoint<Part>, part: Part): Contribution => ({
  point: point.name,
  part,
});

/** All that the modules brought, in the order of the modules: what a module uses comes before it. */
export class Extensions {
  readonly #parts = new Map<string, unknown[]>();

  constructor(contributions: readonly Contribution[]) {
    for (const { point, part } of contributions) {
      const parts = this.#parts.get(point) ?? [];
      parts.push(part);
      this.#parts.set(point, parts);
    }
  }

  of<Part>(point: ExtensionPoint<Part>): readonly Part[] {
    return (this.#parts.get(point.name) ?? []) as readonly Part[];
  }
}
