/**
 * Statistics of exam items: estimates for looking at, in binary floats. Nothing in here is a grade or becomes one.
 */

/** What one learner did with one item. Previews and acting-as attempts have no place here. */
export interface ItemResponse {
  /** Share of the item's marks, usually 0 to 1; an unanswered item has 0. */
  score: number;
  /** The attempt's whole score, this item included, in the same units for all learners. */
  total: number;
  /** What this item added to `total`. */
  added: number;
  /** Nothing chosen: blank. */
  choiceIds: readonly string[];
}

export interface ChoiceStatistics {
  /** Null: the item was left blank. */
  choiceId: string | null;
  count: number;
  /** Of all, and of the upper and lower group. */
  share: number;
  upperShare: number;
  lowerShare: number;
  /** Mean of the whole score of those who chose it; null when nobody did. */
  meanTotal: number | null;
}

export interface ItemStatistics {
  count: number;
  /** Mean share of the marks: 1 when everybody has them all; null without responses. */
  difficulty: number | null;
  /**
   * Correlation of the item's score with the rest of the exam (the item taken out): the point-biserial one where an item
   * is right or wrong. Null where one of both is the same for everybody.
   */
  pointBiserial: number | null;
  /** Mean share of the marks in the upper 27 % by whole score, less that in the lower 27 %. Null below two responses. */
  discrimination: number | null;
  choices: ChoiceStatistics[];
}

const GROUP_SHARE = 0.27;

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The same everywhere, apart from the noise that subtracting floats leaves. */
function isConstant(values: readonly number[]): boolean {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most - least <= 1e-9 * Math.max(1, Math.abs(most));
}

function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  if (isConstant(xs) || isConstant(ys)) return null;
  const [meanX, meanY] = [mean(xs) ?? 0, mean(ys) ?? 0];
  let [both, ofX, ofY] = [0, 0, 0];
  xs.forEach((x, index) => {
    const [dx, dy] = [x - meanX, (ys[index] ?? 0) - meanY];
    both += dx * dy;
    ofX += dx * dx;
    ofY += dy * dy;
  });
  return Math.max(-1, Math.min(1, both / Math.sqrt(ofX * ofY)));
}

/**
 * How much of each response belongs to the highest `size` by `key`: 1 or 0, and for those who tie at the border an equal
 * part of the places left, so that the order of the responses never matters.
 */
function membership(keys: readonly number[], size: number): number[] {
  const border = keys.toSorted((a, b) => b - a)[size - 1] ?? 0;
  const above = keys.filter((key) => key > border).length;
  const tied = keys.filter((key) => key === border).length;
  return keys.map((key) => (key > border ? 1 : key === border ? (size - above) / tied : 0));
}

/** Difficulty, discrimination and the table of distractors of one item; `choiceIds` are those that it offers. */
export function itemStatistics(responses: readonly ItemResponse[], choiceIds: readonly string[]): ItemStatistics {
  const count = responses.length;
  const size = Math.max(1, Math.round(count * GROUP_SHARE));
  const totals = responses.map(({ total }) => total);
  const scores = responses.map(({ score }) => score);
  const rest = responses.map(({ total, added }) => total - added);
  const upper = membership(totals, size);
  const lower = membership(
    totals.map((total) => -total),
    size,
  );
  const within = (group: readonly number[], values: readonly number[]): number =>
    values.reduce((sum, value, index) => sum + value * (group[index] ?? 0), 0) / size;

  const choiceStatistics = (choiceId: string | null): ChoiceStatistics => {
    const chose = responses.map((response) =>
      (choiceId === null ? response.choiceIds.length === 0 : response.choiceIds.includes(choiceId)) ? 1 : 0,
    );
    const choosers = responses.filter((_, index) => chose[index] === 1);
    return {
      choiceId,
      count: choosers.length,
      share: count === 0 ? 0 : choosers.length / count,
      upperShare: within(upper, chose),
      lowerShare: within(lower, chose),
      meanTotal: mean(choosers.map(({ total }) => total)),
    };
  };

  return {
    count,
    difficulty: mean(scores),
    pointBiserial: correlation(scores, rest),
    discrimination: count < 2 ? null : within(upper, scores) - within(lower, scores),
    choices: choiceIds.length === 0 ? [] : [...choiceIds, null].map(choiceStatistics),
  };
}
