import { useState } from 'react';
import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslate } from 'react-admin';
import { FieldLine } from './FieldLine.tsx';
import { FieldsBox } from './FieldsBox.tsx';
import { LineEditor } from './LineEditor.tsx';
import { fixedReasons } from './fixedReasons.ts';
import { problemsOf } from './formLines.ts';
import { useLineWords } from './useLineWords.ts';
import type { Announcements } from '@dnd-kit/core';
import type { FormFields } from './useFormFields.ts';
import type { FieldEdits } from './useFieldEdits.ts';

type Props = {
  readonly form: FormFields;
  readonly of: FieldEdits;
  readonly mayChange: boolean;
  /** What the server said of fields, by `field.part`. */
  readonly refused: ReadonlyMap<string, string>;
};

/** All fields of a form, section by section, with a grip each: dragged, or lifted by Space, moved by the arrows and dropped by Space. */
export const FieldTable = ({ form: { base, formField }, of, mayChange, refused }: Props) => {
  const translate = useTranslate();
  const words = useLineWords(base);
  const [openName, setOpen] = useState<string>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const { lines, sections } = of;
  const placeOf = (id: string | number): number => lines.findIndex(({ name }) => name === id);
  const said = (id: string | number, over?: string | number) => ({ title: lines[placeOf(id)] ? words.label(lines[placeOf(id)]!) : '', place: placeOf(over ?? id) + 1, count: lines.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => translate('shell.favourite.lifted', said(active.id)),
    onDragOver: ({ active, over }) => translate('shell.favourite.moved', said(active.id, over?.id)),
    onDragEnd: ({ active, over }) => translate('shell.favourite.dropped', said(active.id, over?.id)),
    onDragCancel: ({ active }) => translate('shell.favourite.putBack', said(active.id)),
  };
  const move = (name: string, to: string | undefined): void => {
    if (to !== undefined && to !== name) of.move(name, to);
  };
  const titles = sections.map(({ key, label }) => ({ value: key, label: translate(label, { _: key }) }));
  return (
    <FieldsBox>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={{ announcements, screenReaderInstructions: { draggable: translate('customizer.how') } }} onDragEnd={({ active, over }) => move(String(active.id), over ? String(over.id) : undefined)}>
        <SortableContext items={lines.map(({ name }) => name)} strategy={verticalListSortingStrategy}>
          <div role="table" aria-label={translate('customizer.count', { smart_count: lines.length })}>
            <div className="line head" role="row">
              <span role="columnheader" />
              <span role="columnheader">{translate('formField.label')}</span>
              <span role="columnheader" className="kind">{translate('formField.kind')}</span>
              <span role="columnheader" className="tick">{translate('customizer.shown')}</span>
              <span role="columnheader" className="tick">{translate('formField.isRequired')}</span>
              <span role="columnheader" className="limits">{translate('customizer.limits')}</span>
              <span role="columnheader" />
            </div>
            {sections.map((section, at) => (
              <div key={section.key} role="rowgroup" aria-label={titles[at]!.label}>
                {sections.length > 1 ? (
                  <div className="section" role="row">
                    <div role="cell">
                      {titles[at]!.label} <small>{translate('customizer.count', { smart_count: section.lines.length })}</small>
                    </div>
                  </div>
                ) : null}
                {section.lines.map((line) => {
                  const [label, tenures] = [words.label(line), words.tenures(line)];
                  const problems = problemsOf(base, line.told, label);
                  const own = new Map([...refused].filter(([key]) => key.startsWith(`${line.name}.`)).map(([key, text]) => [key.slice(line.name.length + 1), text]));
                  const isOpen = mayChange && (openName === line.name || problems.size > 0 || own.size > 0);
                  return (
                    <div key={line.name} style={{ display: 'contents' }}>
                      <FieldLine
                        line={line}
                        label={label}
                        tenures={tenures}
                        kind={words.kind(line.field)}
                        limits={words.limits(line.field)}
                        fixed={fixedReasons(line, base)}
                        isOpen={isOpen}
                        mayChange={mayChange}
                        onOpen={() => setOpen(isOpen ? undefined : line.name)}
                        onChange={(part) => of.change(line.name, part)}
                        onReset={() => of.reset(line)}
                      />
                      {isOpen ? <LineEditor line={line} formField={formField} tenures={tenures} sections={titles} problems={problems} refused={own} onChange={(part) => of.change(line.name, part)} onMove={(way) => move(line.name, lines[placeOf(line.name) + way]?.name)} /> : null}
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
        </SortableContext>
      </DndContext>
    </FieldsBox>
  );
};
