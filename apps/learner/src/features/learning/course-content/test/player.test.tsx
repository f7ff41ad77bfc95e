// @vitest-environment happy-dom

import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  courseProgress,
  enrolledCourse,
  file,
  lesson,
  studentSections,
} from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';
import type { Lesson } from '../lesson.api.ts';

const changes: Record<'VIDEO' | 'AUDIO', Partial<Lesson>> = {
  VIDEO: {
    kind: 'VIDEO',
    media: file(1, 'talk.mp4', 'video/mp4'),
    captions: [
      { language: 'en', media: file(2, 'en.vtt', 'text/vtt') },
      { language: 'ar', media: file(3, 'ar.vtt', 'text/vtt') },
    ],
  },
  AUDIO: { kind: 'AUDIO', media: file(4, 'talk.mp3', 'audio/mpeg') },
};

async function show(kind: 'VIDEO' | 'AUDIO', language: 'en' | 'ar') {
  const shown = await renderScreen({
    screens: SCREENS,
    at: '/lms/courses/3/content/11',
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/courses/3': enrolledCourse(),
      'GET /api/courses/3/student-sections': studentSections(),
      'GET /api/courses/3/progress': courseProgress(),
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': lesson(11, changes[kind]),
      'PUT /api/course-subsections/11/visit': () => new Response(null, { status: 204 }),
      'PUT /api/course-subsections/11/playback': () => new Response(null, { status: 204 }),
    },
  });
  const t = shown.kit.wording.get();
  const player = within(
    await screen.findByRole('region', {
      name: (name) => name.startsWith(t('course.player.region', { title: '|' }).split('|')[0] ?? '-'),
    }),
  );
  const media = document.querySelector<HTMLMediaElement>('video, audio')!;
  Object.defineProperty(media, 'duration', { value: 200, configurable: true });
  act(() => {
    media.dispatchEvent(new Event('durationchange'));
  });
  return { ...shown, t, player, media };
}

beforeEach(() => {
  // what a browser does when it is told to play or to stop
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => vi.restoreAllMocks());

describe.each(BOTH_DIRECTIONS)('a player in $language', ({ language, dir }) => {
  it.each(['VIDEO', 'AUDIO'] as const)('is worked by our own controls: %s', async (kind) => {
    const { t, player, media } = await show(kind, language);
    expect(media.controls).toBe(false);
    fireEvent.click(player.getByRole('button', { name: t('course.player.play') }));
    expect(media.paused).toBe(false);
    fireEvent.click(player.getByRole('button', { name: t('course.player.forward', { count: 10 }) }));
    fireEvent.click(player.getByRole('button', { name: t('course.player.forward', { count: 10 }) }));
    fireEvent.click(player.getByRole('button', { name: t('course.player.back', { count: 10 }) }));
    expect(media.currentTime).toBe(10);
    fireEvent.click(player.getByRole('button', { name: t('course.player.mute') }));
    expect(media.muted).toBe(true);
    fireEvent.change(player.getByRole('combobox', { name: t('course.player.speed') }), { target: { value: '1.5' } });
    expect(media.playbackRate).toBe(1.5);
    fireEvent.change(player.getByRole('slider', { name: t('course.player.time') }), { target: { value: '120' } });
    expect(media.currentTime).toBe(120);
    fireEvent.click(player.getByRole('button', { name: t('course.player.pause') }));
    expect(media.paused).toBe(true);
  });

  it('runs its time and the steps through it left to right, and has all else in the order of the page', async () => {
    const { t, player } = await show('VIDEO', language);
    const directionOf = (element: Element) => element.closest('[dir]')?.getAttribute('dir');
    expect(directionOf(player.getByRole('slider', { name: t('course.player.time') }))).toBe('ltr');
    expect(directionOf(player.getByRole('button', { name: t('course.player.back', { count: 10 }) }))).toBe('ltr');
    expect(directionOf(player.getByRole('combobox', { name: t('course.player.speed') }))).toBe(dir);
    expect(directionOf(player.getByRole('button', { name: t('course.player.fullscreen') }))).toBe(dir);
  });

  it('is worked by keys, which leave a choice and a pressed button to themselves', async () => {
    const { t, player, media } = await show('VIDEO', language);
    const line = player.getByRole('slider', { name: t('course.player.time') });
    fireEvent.keyDown(line, { key: 'k' });
    expect(media.paused).toBe(false);
    fireEvent.keyDown(line, { key: 'ArrowRight' });
    fireEvent.keyDown(line, { key: 'l' });
    fireEvent.keyDown(line, { key: 'j' });
    expect(media.currentTime).toBe(10);
    fireEvent.keyDown(player.getByRole('combobox', { name: t('course.player.speed') }), { key: 'm' });
    fireEvent.keyDown(player.getByRole('slider', { name: t('course.player.volume') }), { key: 'ArrowRight' });
    fireEvent.keyDown(player.getByRole('button', { name: t('course.player.mute') }), { key: ' ' });
    expect([media.muted, media.currentTime, media.paused]).toEqual([false, 10, false]);
    fireEvent.keyDown(player.getByRole('button', { name: t('course.player.mute') }), { key: 'm' });
    expect(media.muted).toBe(true);
  });

  it('shows captions in the language of the reader until they are switched off, and keeps that', async () => {
    const { t, player, kit } = await show('VIDEO', language);
    const choice = player.getByRole<HTMLSelectElement>('combobox', { name: t('course.player.captions') });
    expect(choice.value).toBe(language);
    fireEvent.keyDown(player.getByRole('slider', { name: t('course.player.time') }), { key: 'c' });
    fireEvent.change(choice, { target: { value: '' } });
    expect(choice.value).toBe('');
    expect(kit.storage.getItem('sullam.captions')).toBe('off');
  });

  it('lays captions above its controls, and at the foot of the picture while those rest', async () => {
    const cue = { getCueAsHTML: () => ({ textContent: 'What is said' }) };
    const track = Object.assign(new EventTarget(), { language, mode: 'disabled', activeCues: [cue] });
    vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue([track] as never);
    const { t, player } = await show('VIDEO', language);
    act(() => {
      track.dispatchEvent(new Event('cuechange'));
    });
    const line = player.getByText('What is said');
    const isAtFoot = () => line.classList.contains('bottom-3') && !line.classList.contains('bottom-full');
    expect(isAtFoot()).toBe(false);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(player.getByRole('button', { name: t('course.player.play') }));
    act(() => void vi.advanceTimersByTime(3000));
    expect(isAtFoot()).toBe(true);
    fireEvent.pointerMove(line);
    expect(isAtFoot()).toBe(false);
  });
});
