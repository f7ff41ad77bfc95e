import { describe, expect, it } from 'vitest';
import { namesApart } from '../src/plots/names-apart.ts';

describe('the names at the ends of lines', () => {
  it('stay where they are when there is room', () => {
    expect(namesApart([20, 80, 50], 16, 190)).toEqual([20, 80, 50]);
  });

  it('make way for each other, in the order of their lines', () => {
    expect(namesApart([20, 20], 16, 190)).toEqual([20, 36]);
    expect(namesApart([30, 20, 22], 16, 190)).toEqual([52, 20, 36]);
  });

  it('go up where they would leave the drawing', () => {
    expect(namesApart([185, 190], 16, 190)).toEqual([174, 190]);
  });
});
