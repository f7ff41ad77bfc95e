// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { joinedLabel } from '../../../../parts/joined-label.ts';
import type { MediaRef } from '../../../organization/media/media.api.ts';
import type { AnswerEditorProps } from '../answers/answer-editor-props.ts';
import { AreaCanvas } from '../answers/area-canvas.tsx';
import type { AreaTool } from '../answers/areas.ts';

type Areas = AnswerEditorProps<'HOTSPOT'>['answerKey']['areas'];

const picture = { url: '/x.png', width: 200, height: 100 } as MediaRef;
const box = { id: 'a', area: { shape: 'rectangle', x: 100, y: 200, width: 300, height: 100 }, feedback: {} } as const;

describe.each(DIRECTIONS)('areas on a picture in $language', ({ language }) => {
  const show = async (tool: AreaTool, start: Areas) => {
    const now: { areas: Areas } = { areas: start };
    function Sheet() {
      const [areas, setAreas] = useState(start);
      now.areas = areas;
      return (
        <AreaCanvas
          picture={picture}
          tool={tool}
          areas={areas}
          onChange={setAreas}
          onAdd={(area) => {
            setAreas([...areas, { id: 'new', area, feedback: {} }]);
            return 'new';
          }}
        />
      );
    }
    const { kit } = await renderScreen({
      screens: [{ path: '/sheet', areas: ['questions'], load: async () => Sheet }],
      at: '/sheet',
      language,
      session: administratorSession(),
    });
    const t = kit.wording.get();
    const number = language === 'ar' ? '١' : '1';
    const name = t('questions.editor.areaNumber', { number });
    const frame = await screen.findByRole('group', {
      name: t('questions.editor.areasOnPicture', { count: start.length }),
    });
    // happy-dom lays nothing out
    frame.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 1000);
    frame.setPointerCapture = () => undefined;
    return {
      now,
      frame,
      area: () =>
        screen.getByRole('button', { name: joinedLabel(language, name, t('questions.editor.shapes.rectangle')) }),
      corner: (at: number) =>
        screen.getByRole('button', {
          name: joinedLabel(
            language,
            name,
            t('questions.editor.corner', { number: at.toLocaleString(language === 'ar' ? 'ar-SA' : 'en') }),
          ),
        }),
    };
  };
  const at = (clientX: number, clientY: number) => ({ button: 0, pointerId: 1, clientX, clientY });

  it('are moved and resized by keyboard, and deleted', async () => {
    const { now, area, corner } = await show('rectangle', [box]);
    fireEvent.focus(area());
    fireEvent.keyDown(area(), { key: 'ArrowDown' });
    fireEvent.keyDown(area(), { key: 'ArrowLeft', shiftKey: true });
    expect(now.areas[0]?.area).toEqual({ ...box.area, x: 50, y: 210 });
    fireEvent.keyDown(corner(3), { key: 'ArrowRight' });
    expect(now.areas[0]?.area).toEqual({ ...box.area, x: 50, y: 210, width: 310 });
    fireEvent.keyDown(area(), { key: 'Delete' });
    expect(now.areas).toEqual([]);
  });

  it('are pulled by a corner with the pointer', async () => {
    const { now, frame, area, corner } = await show('rectangle', [box]);
    fireEvent.focus(area());
    fireEvent.pointerDown(corner(1), at(100, 200));
    fireEvent.pointerMove(frame, at(50, 100));
    fireEvent.pointerUp(frame, at(50, 100));
    expect(now.areas[0]?.area).toEqual({ ...box.area, x: 50, y: 100, width: 350, height: 200 });
  });

  it('take a polygon corner by corner, a corner back, and end with Enter', async () => {
    const { now, frame } = await show('polygon', []);
    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [300, 300],
      [900, 900],
    ] as const)
      fireEvent.pointerDown(frame, at(x, y));
    fireEvent.keyDown(frame, { key: 'Backspace' });
    expect(now.areas).toEqual([]);
    fireEvent.keyDown(frame, { key: 'Enter' });
    expect(now.areas.map(({ area }) => area)).toEqual([
      {
        shape: 'polygon',
        points: [
          { x: 100, y: 100 },
          { x: 300, y: 100 },
          { x: 300, y: 300 },
        ],
      },
    ]);
  });
});
