/** Paints the drawings of packages/ui (the part of SVG that they use) with a PDF's own shapes: they stay sharp at any size. */
type Document = PDFKit.PDFDocument;
type Attributes = Readonly<Record<string, string>>;

interface Node {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: Node[];
}

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

function parse(svg: string): Node {
  const root: Node = { name: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const [, closes, name = '', written = '', isEmpty] of svg.matchAll(TAG)) {
    if (closes) {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    );
    const node: Node = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    if (!isEmpty) open.push(node);
  }
  return root;
}

const numberOf = (attributes: Attributes, name: string, otherwise = 0): number => {
  const value = attributes[name];
  return value === undefined ? otherwise : Number(value);
};

function named(node: Node, into = new Map<string, Node>()): Map<string, Node> {
  if (node.attributes.id) into.set(node.attributes.id, node);
  for (const child of node.children) named(child, into);
  return into;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of a circle or rectangle, for gradients that go by it. */
function boxOf({ name, attributes }: Node): Box {
  if (name === 'circle') {
    const r = numberOf(attributes, 'r');
    return { x: numberOf(attributes, 'cx') - r, y: numberOf(attributes, 'cy') - r, width: r * 2, height: r * 2 };
  }
  return {
    x: numberOf(attributes, 'x'),
    y: numberOf(attributes, 'y'),
    width: numberOf(attributes, 'width'),
    height: numberOf(attributes, 'height'),
  };
}

interface Stop {
  readonly at: number;
  readonly color: string;
  readonly opacity: number;
}

type Point = [number, number];

interface Axis {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number | null;
}

type Paint = string | PDFKit.PDFGradient;

class Painter {
  readonly #names: Map<string, Node>;

  constructor(
    private readonly document: Document,
    private readonly root: Node,
  ) {
    this.#names = named(root);
  }

  paint(): void {
    for (const child of this.root.children) this.node(child, 1);
  }

  private node(node: Node, opacity: number): void {
    const { name, attributes, children } = node;
    if (['defs', 'clipPath', 'linearGradient', 'radialGradient'].includes(name)) return;
    const seen = opacity * numberOf(attributes, 'opacity', 1);
    const isGroup = name === 'g' || name === 'svg';
    const moves = attributes.transform !== undefined;
    const clip = this.referred(attributes['clip-path']);
    if (moves || clip) this.document.save();
    if (moves) this.move(attributes.transform ?? '');
    if (clip) this.clip(clip);
    if (isGroup) for (const child of children) this.node(child, seen);
    else this.shape(node, seen);
    if (moves || clip) this.document.restore();
  }

  private referred(value: string | undefined): Node | undefined {
    const [, id] = /^url\(#([\w-]+)\)$/.exec(value ?? '') ?? [];
    return id === undefined ? undefined : this.#names.get(id);
  }

  private move(transform: string): void {
    for (const [, kind, written = ''] of transform.matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)) {
      const [first = 0, second] = written
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      if (kind === 'translate') this.document.translate(first, second ?? 0);
      else if (kind === 'rotate') this.document.rotate(first);
      else this.document.scale(first, second ?? first);
    }
  }

  private clip({ children }: Node): void {
    for (const child of children) this.outline(child);
    this.document.clip();
  }

  private outline({ name, attributes }: Node): void {
    if (name === 'path') this.document.path(attributes.d ?? '');
    else if (name === 'circle')
      this.document.circle(numberOf(attributes, 'cx'), numberOf(attributes, 'cy'), numberOf(attributes, 'r'));
    else if (name === 'rect') {
      const { x, y, width, height } = boxOf({ name, attributes, children: [] });
      const rounded = numberOf(attributes, 'rx');
      if (rounded > 0) this.document.roundedRect(x, y, width, height, rounded);
      else this.document.rect(x, y, width, height);
    } else throw new Error(`a drawing for paper has a ${name}, which nobody paints`);
  }

  private shape(node: Node, opacity: number): void {
    const { attributes } = node;
    if (attributes.fill !== 'none') this.fill(node, opacity * numberOf(attributes, 'fill-opacity', 1));
    if (attributes.stroke) this.stroke(node, opacity * numberOf(attributes, 'stroke-opacity', 1));
  }

  private fill(node: Node, opacity: number): void {
    const value = node.attributes.fill ?? '#000000';
    const gradient = this.referred(value);
    if (gradient && isThin(gradient)) this.fillThinly(node, gradient, opacity);
    else {
      this.outline(node);
      this.document.fillColor(this.colour(value, node) as string, opacity).fill();
    }
  }

  private stroke(node: Node, opacity: number): void {
    const { attributes } = node;
    this.document
      .lineWidth(numberOf(attributes, 'stroke-width', 1))
      .lineCap(attributes['stroke-linecap'] === 'round' ? 'round' : 'butt');
    const value = attributes.stroke ?? '#000000';
    const gradient = this.referred(value);
    if (gradient && isThin(gradient)) this.strokeThinly(node, gradient, opacity);
    else {
      this.outline(node);
      this.document.strokeColor(this.colour(value, node) as string, opacity).stroke();
    }
  }

  private colour(value: string, node: Node): Paint {
    const gradient = this.referred(value);
    if (!gradient) return hex(value);
    const { from, to, radius } = this.axisOf(gradient, node);
    const painted =
      radius === null
        ? this.document.linearGradient(...from, ...to)
        : this.document.radialGradient(...from, 0, ...from, radius);
    for (const { at, color } of stopsOf(gradient)) painted.stop(at, color);
    return painted;
  }

  /** Where a gradient begins and ends; one that goes round has a radius. */
  private axisOf({ name, attributes }: Node, node: Node): Axis {
    const isOwn = attributes.gradientUnits === 'userSpaceOnUse';
    const box = isOwn ? { x: 0, y: 0, width: 1, height: 1 } : boxOf(node);
    const point = (x: string, y: string, otherwise = 0): Point => [
      box.x + numberOf(attributes, x, otherwise) * box.width,
      box.y + numberOf(attributes, y) * box.height,
    ];
    if (name === 'linearGradient')
      return { from: point('x1', 'y1'), to: point('x2', 'y2', isOwn ? 0 : 1), radius: null };
    return { from: point('cx', 'cy'), to: [0, 0], radius: numberOf(attributes, 'r') };
  }

  /**
   * A colour that fades: many layers, each a little smaller than the one below. A mask would be one shape, but readers of PDF that paint
   * without a graphics library of their own leave masks out, and what they hide is then all that is to be seen.
   */
  private fillThinly(node: Node, gradient: Node, opacity: number): void {
    const stops = stopsOf(gradient);
    const axis = this.axisOf(gradient, node);
    const color = stops[0]?.color ?? '#000000';
    const least = Math.min(...stops.map((stop) => stop.opacity));
    const most = Math.max(...stops.map((stop) => stop.opacity));
    const grows = (stops.at(-1)?.opacity ?? 0) > (stops[0]?.opacity ?? 0);
    this.document.save();
    this.outline(node);
    this.document.clip();
    let laid = 0;
    const lay = (wanted: number) => {
      const more = 1 - (1 - wanted) / (1 - laid);
      laid = wanted;
      this.document.fillColor(color, more).fill('even-odd');
    };
    if (least > 0) {
      this.document.rect(-FAR, -FAR, 2 * FAR, 2 * FAR);
      lay(least * opacity);
    }
    for (let layer = 1; layer <= LAYERS; layer++) {
      const at = whereIs(stops, least + ((most - least) * (layer - 0.5)) / LAYERS);
      this.region(axis, grows ? at : -FAR, grows ? FAR : at);
      lay((least + ((most - least) * layer) / LAYERS) * opacity);
    }
    this.document.restore();
  }

  /** A line that fades, piece by piece; a net of lines too long for that has one opacity. */
  private strokeThinly(node: Node, gradient: Node, opacity: number): void {
    const stops = stopsOf(gradient);
    const color = stops[0]?.color ?? '#000000';
    const axis = this.axisOf(gradient, node);
    const isLong = (node.attributes.d?.length ?? 0) > 4000;
    const pieces = isLong ? 1 : LAYERS;
    for (let piece = 0; piece < pieces; piece++) {
      const seen = isLong ? opacityAt(stops, 0.45) : opacityAt(stops, (piece + 0.5) / pieces);
      if (seen === 0) continue;
      this.document.save();
      if (!isLong) {
        this.region(axis, piece / pieces, (piece + 1) / pieces);
        this.document.clip('even-odd');
      }
      this.outline(node);
      this.document.strokeColor(color, seen * opacity).stroke();
      this.document.restore();
    }
  }

  /** What lies between two places of a gradient: a ring, or a stripe across its way. */
  private region({ from, to, radius }: Axis, start: number, end: number): void {
    if (radius !== null) {
      if (end >= 1) this.document.rect(-FAR, -FAR, 2 * FAR, 2 * FAR);
      else this.document.circle(...from, Math.max(0.01, end * radius));
      if (start > 0) this.document.circle(...from, start * radius);
      return;
    }
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(x, y) || 1;
    const [across, down] = [(-y / length) * FAR, (x / length) * FAR];
    const reach = (share: number) => Math.max(-FAR / length, Math.min(FAR / length, share));
    const at = (share: number): Point => [from[0] + x * reach(share), from[1] + y * reach(share)];
    // the first and last pieces go on as far as the line does
    const [near, far] = [at(start <= 0 ? -FAR : start), at(end >= 1 ? FAR : end)];
    this.document.polygon(
      [near[0] - across, near[1] - down],
      [far[0] - across, far[1] - down],
      [far[0] + across, far[1] + down],
      [near[0] + across, near[1] + down],
    );
  }
}

const FAR = 3000;
/** So many that a step between two of them is finer than the eye. */
const LAYERS = 28;

const hex = (value: string): string => (value === '#fff' ? '#ffffff' : value);

const isThin = (gradient: Node): boolean => stopsOf(gradient).some(({ opacity }) => opacity < 1);

/** From 0 to 1: before the first stop and behind the last their colours go on. */
function stopsOf({ children }: Node): Stop[] {
  const stops = children.map(({ attributes }) => ({
    at: numberOf(attributes, 'offset'),
    color: hex(attributes['stop-color'] ?? '#000000'),
    opacity: numberOf(attributes, 'stop-opacity', 1),
  }));
  const [first, last] = [stops[0], stops.at(-1)];
  if (first && first.at > 0) stops.unshift({ ...first, at: 0 });
  if (last && last.at < 1) stops.push({ ...last, at: 1 });
  return stops;
}

function opacityAt(stops: readonly Stop[], at: number): number {
  const next = stops.findIndex((stop) => stop.at >= at);
  const [before, after] = [stops[Math.max(0, next - 1)], stops[Math.max(0, next)]];
  if (!before || !after || after.at === before.at) return after?.opacity ?? 1;
  return before.opacity + ((after.opacity - before.opacity) * (at - before.at)) / (after.at - before.at);
}

/** Where a gradient that only fades or only grows has an opacity. */
function whereIs(stops: readonly Stop[], opacity: number): number {
  for (const [index, after] of stops.entries()) {
    const before = stops[index - 1];
    if (!before || before.opacity === after.opacity) continue;
    const share = (opacity - before.opacity) / (after.opacity - before.opacity);
    if (share >= 0 && share <= 1) return before.at + share * (after.at - before.at);
  }
  return 1;
}

export function paintArt(document: Document, svg: string): void {
  new Painter(document, parse(svg)).paint();
}
