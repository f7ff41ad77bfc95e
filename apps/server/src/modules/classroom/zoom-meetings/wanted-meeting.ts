import { chooseText } from '@sullam/domain/localized.ts';
import type { FollowedLecture } from '../lectures/lectures.public.ts';
import type { WantedMeeting } from './zoom-meetings.repository.ts';

const MINUTE = 60_000;
/** As many letters as Zoom takes. */
const TOPIC = 200;

/** Zoom shows one title to all: the English one where there is one. */
export const wantedOf = ({ title, startsAt, endsAt }: FollowedLecture): WantedMeeting => ({
  topic: (chooseText(title, 'en')?.text ?? '').slice(0, TOPIC),
  startsAt: startsAt.toISOString(),
  minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE),
});

export const isSame = (one: WantedMeeting | null, other: WantedMeeting): boolean =>
  one?.topic === other.topic && one.startsAt === other.startsAt && one.minutes === other.minutes;

/** Does the lecture need a meeting in Zoom? */
export const needsMeeting = ({ tool, isCancelled, hasOwnAddress }: FollowedLecture): boolean =>
  tool === 'ZOOM' && !isCancelled && !hasOwnAddress;
