import type { ScheduleKind } from '@sullam/domain/lesson-kinds.gen.ts';
import type { CSSProperties } from 'react';
import { SCHEDULE_KIND_PARTS } from '../../../schedule-kinds.gen.ts';

/** The colour of a kind, for what is drawn by `hued`, `hued-soft`, `hued-mark` and `hued-edge`. */
export const hueOf = (kind: ScheduleKind): CSSProperties =>
  ({ '--hue': SCHEDULE_KIND_PARTS[kind].hue }) as CSSProperties;
