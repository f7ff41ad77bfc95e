import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { FIGURES, type FigureKind } from './landing.schemas.ts';

/** A number of the landing page, counted by the module that it is about: sums of published things only. */
export interface LandingFigure {
  kind: FigureKind;
  /** One integer, as a part of the asker's statement. */
  count(): RawBuilder<number>;
}

export const landingFigures = extensionPoint<LandingFigure>('landing-figures');

/** What the landing page counts, in one statement. */
export async function readFigures(context: RequestContext, tx: Tx): Promise<Record<FigureKind, number>> {
  const figures = context.extensions.of(landingFigures);
  const none = Object.fromEntries(FIGURES.map((kind) => [kind, 0])) as Record<FigureKind, number>;
  if (figures.length === 0) return none;
  const row = await tx.one(db.selectNoFrom(figures.map(({ kind, count }) => sql<number>`(${count()})`.as(kind))));
  return { ...none, ...row };
}
