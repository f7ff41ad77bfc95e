/** A branch (a section) and its leaves; two levels are all that a course has. */
export interface TreeLeaf {
  readonly id: string;
}

export interface TreeBranch<Leaf extends TreeLeaf> {
  readonly id: string;
  readonly children: readonly Leaf[];
}

export interface TreeTarget {
  readonly key: string;
  readonly position: 'before' | 'on' | 'after';
}

function insertAt<T>(list: readonly T[], at: number, items: readonly T[]): T[] {
  return [...list.slice(0, at), ...items, ...list.slice(at)];
}

function moveBranches<Leaf extends TreeLeaf, Branch extends TreeBranch<Leaf>>(
  branches: readonly Branch[],
  keys: ReadonlySet<string>,
  target: TreeTarget,
): Branch[] {
  const moved = branches.filter((branch) => keys.has(branch.id));
  const rest = branches.filter((branch) => !keys.has(branch.id));
  const at = rest.findIndex((branch) => branch.id === target.key);
  if (at < 0 || target.position === 'on') return [...branches];
  return insertAt(rest, target.position === 'before' ? at : at + 1, moved);
}

function moveLeaves<Leaf extends TreeLeaf, Branch extends TreeBranch<Leaf>>(
  branches: readonly Branch[],
  keys: ReadonlySet<string>,
  target: TreeTarget,
): Branch[] {
  const moved = branches.flatMap((branch) => branch.children.filter((leaf) => keys.has(leaf.id)));
  const into = branches.find(
    (branch) => branch.id === target.key || branch.children.some((leaf) => leaf.id === target.key),
  );
  if (into === undefined || keys.has(target.key) || (into.id === target.key && target.position !== 'on'))
    return [...branches];
  return branches.map((branch) => {
    const rest = branch.children.filter((leaf) => !keys.has(leaf.id));
    if (branch.id !== into.id) return rest.length === branch.children.length ? branch : { ...branch, children: rest };
    if (target.key === into.id) return { ...branch, children: [...rest, ...moved] };
    const at = rest.findIndex((leaf) => leaf.id === target.key);
    return { ...branch, children: insertAt(rest, target.position === 'before' ? at : at + 1, moved) };
  });
}

/** The tree after a move. Branches stay among branches, leaves under a branch; any other target changes nothing. */
export function moveInTree<Leaf extends TreeLeaf, Branch extends TreeBranch<Leaf>>(
  branches: readonly Branch[],
  keys: ReadonlySet<string>,
  target: TreeTarget,
): Branch[] {
  if (keys.has(target.key)) return [...branches];
  return branches.some((branch) => keys.has(branch.id))
    ? moveBranches<Leaf, Branch>(branches, keys, target)
    : moveLeaves<Leaf, Branch>(branches, keys, target);
}
