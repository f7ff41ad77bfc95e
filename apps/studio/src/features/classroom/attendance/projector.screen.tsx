import '../../../app.css';
import { chooseText } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Clock, Maximize, Minus, Pause, Play, Plus, RefreshCw, X } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type AttendanceCode,
  type AttendanceSession,
  codeQuery,
  sheetQuery,
  useUpdateSession,
} from './attendance.api.ts';
import { CodeDrawing } from './code-drawing.tsx';
import { nameOf } from './status-looks.ts';

const WINDOW = 10_000;
/** More cells than this would be too small to be seen from the last row. */
const MOST_CELLS = 120;

/** The code in the ring that runs until the next one. */
function RingedCode({ shown }: { readonly shown: AttendanceCode }) {
  // as in the keyframes of the application's sheet
  const length = 368;
  const gone = 1 - Math.min(1, Math.max(0, shown.expiresInMs / WINDOW));
  return (
    <div className="relative aspect-square w-full rounded-xl bg-white p-[6%]">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
        <rect x={2} y={2} width={96} height={96} rx={5} fill="none" stroke="#e2e8ea" strokeWidth={1.4} />
        <rect
          key={shown.code}
          x={2}
          y={2}
          width={96}
          height={96}
          rx={5}
          fill="none"
          stroke="#00a37a"
          strokeWidth={1.4}
          strokeLinecap="round"
          pathLength={length}
          strokeDasharray={length}
          style={{ animation: `code-ring ${WINDOW}ms linear ${-gone * WINDOW}ms both` }}
        />
      </svg>
      <CodeDrawing path={shown.path} size={shown.size} className="size-full rounded-none!" />
    </div>
  );
}

/** A cell for each learner: green who is here, amber who came late. */
function Cells({ counts, total }: { readonly counts: AttendanceCode['counts']; readonly total: number }) {
  const shown = Math.min(total, MOST_CELLS);
  const [present, late] = [counts.PRESENT, counts.LATE];
  const isMany = shown > 45;
  return (
    <div aria-hidden="true" className={cx('flex max-w-160 flex-wrap', isMany ? 'gap-1' : 'gap-2')}>
      {Array.from({ length: shown }, (_, at) => (
        <span
          key={at}
          className={cx(
            isMany ? 'h-3 w-4 rounded-sm' : 'h-[min(2rem,3.6dvh)] w-9 rounded-md',
            at < present ? 'bg-[#1fd9a2]' : at < present + late ? 'bg-[#f3bd4c]' : 'bg-[#1c3046]',
          )}
        />
      ))}
    </div>
  );
}

const ARABIC_ZERO = 0x660;

/** The digits to be typed, as large as the wall allows; below each what it is in Arabic digits. They are read from left to right in both languages. */
function Digits({ digits }: { readonly digits: string }) {
  const arabic = (digit: string) => String.fromCodePoint(ARABIC_ZERO + Number(digit));
  return (
    <p dir="ltr" aria-label={digits} role="img" className="flex max-w-200 gap-[1.2%] text-center">
      {[...digits].map((digit, at) => (
        <span key={at} className={cx('min-w-0 flex-1', at === digits.length / 2 && 'ms-[3%]')}>
          <span className="block rounded-xl border border-[#24384d] bg-[#0f1f30] py-[12%] font-heading text-[clamp(2rem,min(6vw,12dvh),7rem)] leading-none tabular">
            {digit}
          </span>
          <span lang="ar" className="mt-2 block text-[clamp(1.25rem,min(2.6vw,5dvh),3rem)] leading-none text-[#8ccbf5]">
            {arabic(digit)}
          </span>
        </span>
      ))}
    </p>
  );
}

function useProjectorKeys(actions: Readonly<Record<string, () => void>>) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[event.key === ' ' ? 'Space' : event.key.toLowerCase()];
      if (!act || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

interface WallProps {
  readonly session: AttendanceSession;
  readonly shown: AttendanceCode;
  readonly isPaused: boolean;
  readonly isLost: boolean;
  readonly hasNames: boolean;
}

function Wall({ session, shown, isPaused, isLost, hasNames }: WallProps) {
  const t = useT();
  const format = useFormat();
  const { counts, learnerCount, digits } = shown;
  const here = counts.PRESENT + counts.LATE;
  const late = new Date(Date.parse(session.startsAt) + session.lateMinutes * 60_000);
  const site = new URL(shown.address);
  return (
    <>
      <div className="grid min-h-0 flex-1 items-center gap-8 px-6 py-4 lg:grid-cols-[min(38vw,100dvh-13rem)_minmax(0,1fr)] lg:gap-16 lg:px-16">
        {isPaused ? (
          <p className="grid aspect-square place-items-center rounded-xl bg-[#0f1f30] text-3xl">
            {t('attendance.projector.paused')}
          </p>
        ) : (
          <RingedCode shown={shown} />
        )}
        <div className="space-y-4">
          <div>
            <p className="text-[clamp(1.5rem,min(3.2vw,6dvh),3rem)] leading-tight">
              {t('attendance.titles.projector')}
            </p>
            {!isPaused && (
              <p className="mt-1 text-[clamp(1rem,min(1.6vw,3dvh),1.5rem)] text-[#a9bccd]">
                {t('attendance.projector.noCamera', { address: `${site.host}/a` })}
              </p>
            )}
          </div>
          {!isPaused && <Digits digits={digits} />}
          <p className="flex flex-wrap items-end gap-x-6">
            <span className="font-heading text-[clamp(3rem,min(6vw,11dvh),7rem)] leading-none tabular">
              {format.number(here)}
            </span>
            <span className="pb-1 text-xl text-[#a9bccd]">
              {t('attendance.projector.here', { count: learnerCount })}
            </span>
          </p>
          <Cells counts={counts} total={learnerCount} />
          {hasNames && (
            <ul className="flex h-11 flex-wrap gap-3 overflow-hidden max-sm:h-auto" aria-live="polite">
              {shown.recent.map(({ person }) => (
                <li
                  key={person.userId}
                  className="rounded-full border border-[#24384d] bg-[#0f1f30] px-5 py-1.5 text-lg"
                >
                  <bdi>{nameOf(person)}</bdi>
                </li>
              ))}
            </ul>
          )}
          {isLost && (
            <p role="alert" className="text-xl text-[#f3bd4c]">
              {t('attendance.projector.lost')}
            </p>
          )}
        </div>
      </div>
      <footer className="flex flex-wrap items-center gap-x-10 gap-y-3 bg-[#0f1f30] px-6 py-3 text-lg lg:px-16">
        <span className="inline-flex items-center gap-3">
          <Icon of={RefreshCw} size={20} />
          {t('attendance.projector.changes')}
        </span>
        <span className="inline-flex items-center gap-3 text-[#a9bccd]">
          <Icon of={Clock} size={20} />
          {t('attendance.taking.lateFrom', { time: format.time(late) })}
          {counts.LATE > 0 && (
            <span className="font-medium text-[#f3bd4c]">{t('attendance.projector.late', { count: counts.LATE })}</span>
          )}
        </span>
      </footer>
    </>
  );
}

/** `/courses/{courseId}/attendance/{attendanceSessionId}/screen`: the code for the wall of the room. */
export function ProjectorScreen() {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const courseId = usePathId('courseId');
  const sessionId = usePathId('attendanceSessionId');
  const sheet = useQuery(sheetQuery(sessionId));
  const session = sheet.data?.session;
  const [isPaused, setPaused] = useState(false);
  const [hasNames, setNames] = useState(true);
  const update = useUpdateSession(sessionId);
  // the page itself says why there is no code
  const opening = useUpdateSession(sessionId, true);
  const isOpen = session?.isCodeOpen ?? false;
  const code = useQuery({ ...codeQuery(sessionId), enabled: isOpen });
  const frame = useRef<HTMLDivElement>(null);
  const { mutate } = update;
  const { mutate: open } = opening;
  usePageTitle(text(session?.title));
  const asked = useRef(false);
  useEffect(() => {
    // whoever opens the screen wants the code on it
    if (!session || session.isCodeOpen || session.state === 'CLOSED' || asked.current) return;
    asked.current = true;
    open({ isCodeOpen: true });
  }, [session, open]);
  const sheetPath = `/courses/${courseId}/attendance/${sessionId}`;
  const fullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen?.();
  };
  const moveLimit = (minutes: number) =>
    session && mutate({ lateMinutes: Math.min(240, Math.max(0, session.lateMinutes + minutes)) });
  useProjectorKeys({
    f: fullScreen,
    Space: () => setPaused((before) => !before),
    '+': () => moveLimit(5),
    '-': () => moveLimit(-5),
    n: () => setNames((before) => !before),
    escape: () => go(sheetPath),
  });
  const tool = 'text-white! hover:bg-white/15!';
  const title = session && (['en', 'ar'] as const).flatMap((each) => chooseText(session.title, each)?.text ?? []);
  return (
    <div ref={frame} className="flex min-h-dvh flex-col bg-[#06111d] text-white">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3 lg:px-16">
        <h1 className="min-w-0 flex-1 text-xl text-[#a9bccd] max-sm:basis-full">
          {[...new Set(title)].map((each, at) => (
            // the rule between both follows the page, whichever way the title runs
            <span key={each} className={cx(at > 0 && 'ms-4 border-s border-[#24384d] ps-4')}>
              <bdi>{each}</bdi>
            </span>
          ))}
        </h1>
        <IconButton
          className={tool}
          icon={Minus}
          label={t('attendance.projector.limitDown')}
          onClick={() => moveLimit(-5)}
        />
        <IconButton
          className={tool}
          icon={Plus}
          label={t('attendance.projector.limitUp')}
          onClick={() => moveLimit(5)}
        />
        <IconButton
          className={tool}
          icon={isPaused ? Play : Pause}
          label={t(isPaused ? 'attendance.projector.resume' : 'attendance.projector.pause')}
          onClick={() => setPaused(!isPaused)}
        />
        <IconButton
          className={tool}
          icon={Maximize}
          label={t('attendance.projector.fullScreen')}
          onClick={fullScreen}
        />
        <UiLink
          href={sheetPath}
          aria-label={t('attendance.projector.back')}
          title={t('attendance.projector.back')}
          className={cx('grid size-(--control-size) shrink-0 place-items-center rounded-control', tool)}
        >
          <Icon of={X} size={20} />
        </UiLink>
      </header>
      {session && code.data ? (
        <Wall session={session} shown={code.data} isPaused={isPaused} isLost={code.isError} hasNames={hasNames} />
      ) : session?.state === 'CLOSED' ? (
        <div className="grid flex-1 place-content-center gap-4 px-6 text-center lg:px-16">
          <p className="text-[clamp(1.5rem,min(3.2vw,6dvh),3rem)] leading-tight">{t('attendance.projector.closed')}</p>
          <p className="text-xl text-[#a9bccd]">{t('attendance.projector.closedText')}</p>
        </div>
      ) : (
        <div className="flex-1 px-6 lg:px-16">
          {sheet.isError || code.isError || opening.isError ? (
            <ErrorState
              title={opening.error?.message ?? t('common.failed.title')}
              onRetry={() =>
                opening.isError ? open({ isCodeOpen: true }) : void Promise.all([sheet.refetch(), code.refetch()])
              }
            />
          ) : (
            <SkeletonText lines={6} />
          )}
        </div>
      )}
    </div>
  );
}
