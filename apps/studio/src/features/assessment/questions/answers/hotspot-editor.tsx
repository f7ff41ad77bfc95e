import type { Area } from '@sullam/domain/questions/question.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { MediaField } from '../../../organization/media/media.public.ts';
import { newId, withItem } from '../question-draft.ts';
import type { AnswerEditorProps } from './answer-editor-props.ts';
import { AreaCanvas } from './area-canvas.tsx';
import { AreaFigures } from './area-figures.tsx';
import { type AreaTool, middleArea } from './areas.ts';
import { OptionalShare, PartsRuleField } from './marking-rule.tsx';
import { Add, Feedback, Remove } from './parts.tsx';

type Areas = AnswerEditorProps<'HOTSPOT'>['answerKey']['areas'];

/** A picture and the areas of it that are right. */
export function HotspotEditor(props: AnswerEditorProps<'HOTSPOT'>) {
  const { content, answerKey, onChange, picture, onPicture } = props;
  const t = useT();
  const format = useFormat();
  const [tool, setTool] = useState<AreaTool>('rectangle');
  const setAreas = (areas: Areas) => onChange({ key: { ...answerKey, areas } });
  const add = (area: Area) => {
    const id = newId();
    setAreas([...answerKey.areas, { id, area, feedback: {} }]);
    return id;
  };
  return (
    <div className="space-y-4">
      <MediaField
        label={t('questions.editor.picture')}
        kind="IMAGE"
        value={picture}
        onChange={(media) => {
          onPicture(media);
          onChange({ content: { ...content, pictureMediaId: media?.mediaId ?? 0 } });
        }}
      />
      {picture && (
        <>
          <RadioGroup
            label={t('questions.editor.areaTool')}
            hint={t('questions.editor.areaHint', { remove: 'Delete' })}
            inline
            value={tool}
            onChange={(next) => setTool(next as AreaTool)}
            options={(['rectangle', 'ellipse', 'polygon'] as const).map((shape) => ({
              value: shape,
              label: t(`questions.editor.shapes.${shape}`),
            }))}
          />
          <AreaCanvas picture={picture} tool={tool} areas={answerKey.areas} onChange={setAreas} onAdd={add} />
        </>
      )}
      {answerKey.areas.map(({ id, area, feedback, share }, index) => {
        const name = t('questions.editor.areaNumber', { number: format.number(index + 1) });
        const set = (change: Partial<Areas[number]>) => setAreas(withItem(answerKey.areas, index, change));
        return (
          <Card key={id} className="space-y-3">
            <div className="flex items-center justify-between gap-3">
              <h4 className="font-medium">
                {name} <span className="font-normal text-muted">{t(`questions.editor.shapes.${area.shape}`)}</span>
              </h4>
              <Remove name={name} onClick={() => setAreas(answerKey.areas.filter((each) => each.id !== id))} />
            </div>
            <AreaFigures area={area} name={name} onChange={(next) => set({ area: next })} />
            {answerKey.sum && (
              <OptionalShare
                label={t('questions.editor.share')}
                value={share ?? null}
                onChange={(next) => set({ share: next ?? undefined })}
              />
            )}
            <Feedback name={name} value={feedback} onChange={(text) => set({ feedback: text })} />
          </Card>
        );
      })}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Add label={t('questions.editor.addArea')} disabled={!picture} onClick={() => add(middleArea(tool))} />
        <NumberField
          className="w-56"
          label={t('questions.editor.mostPoints')}
          min={1}
          max={100}
          value={content.mostPoints}
          onChange={(mostPoints) => onChange({ content: { ...content, mostPoints: mostPoints ?? 1 } })}
        />
      </div>
      <PartsRuleField
        parts="areas"
        value={answerKey}
        onChange={(rule) => onChange({ key: { ...answerKey, ...rule } })}
      />
      {answerKey.sum && (
        <OptionalShare
          label={t('questions.editor.outsideShare')}
          value={answerKey.otherShare ?? null}
          onChange={(share) => onChange({ key: { ...answerKey, otherShare: share ?? undefined } })}
        />
      )}
    </div>
  );
}
