import { describe, expect, it } from 'vitest';
import { leanIcon } from '../vite/lean-icons.ts';

describe('an icon of the library', () => {
  it('keeps its name and its drawing alone', () => {
    const code = `const __iconData = {
  name: "circle-play",
  size: 24,
  node: [
    ["path", { d: "M9 9h4", key: "kmsa83" }],
    ["circle", { cx: "12", cy: "12", r: "10", key: "1mglay" }]
  ],
  aliases: ["play-circle"]
};
__iconData.node;
const CirclePlay = createLucideIcon(__iconData);`;
    expect(leanIcon(code)).toBe(`const __iconData = {
  name: "circle-play",
  size: 24,
  node: [
    ["path", { d: "M9 9h4" }],
    ["circle", { cx: "12", cy: "12", r: "10" }]
  ]
};

const CirclePlay = createLucideIcon(__iconData);`);
  });
});
