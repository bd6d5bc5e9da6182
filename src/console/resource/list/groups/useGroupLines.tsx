import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { measureWord, type Measure } from '../../../../domain/lists/aggregate.ts';
import { useEntityWords } from '../entityWords.ts';
import type { DrawnLine, GridLines, KeyUse } from '../grid/gridLines.ts';
import type { Moving, useGridFocus } from '../grid/useGridFocus.ts';
import type { ListModel } from '../ListModel.ts';
import type { Column } from '../state/columns.ts';
import { idOf, type GroupNode, type Layout } from './groupLayout.ts';
import { GroupRow } from './GroupRow.tsx';
import { NoteRow } from './NoteRow.tsx';
import { useGroupWords } from './useGroupWords.tsx';

type Focus = ReturnType<typeof useGridFocus>;

/** How the lines of a grouped grid that are no records look, and what keys do on them (ARIA treegrid). */
export const useGroupLines = (model: ListModel, measures: readonly Measure[], layout: Layout | undefined): GridLines => {
  const { address, editFilter, opened, target } = model;
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const { wordsOf, figureOf } = useGroupWords(model, measures);
  const { groupBy } = address.arrangement;

  const figuresOf = (node: GroupNode, columns: readonly Column[]) =>
    new Map(
      columns.flatMap(({ field }, place) => {
        const told = measures.flatMap((measure, at) => {
          const text = measure.field === field.key ? figureOf(node, at) : '';
          return text === '' ? [] : [{ text, title: `${translate(measureWord(measure.measure, field.kind))}: ${text}` }];
        });
        return told.length === 0 ? [] : [[place, { text: told.map(({ text }) => text).join(' · '), title: told.map(({ title }) => title).join('\n') }] as const];
      }),
    );

  const drawGroup = (node: GroupNode, isOpen: boolean, { index, top, columns, drawn, focused }: DrawnLine): ReactNode => {
    const said = wordsOf(node);
    if (!said) return null;
    return (
      <GroupRow
        key={index}
        index={index}
        top={top}
        level={node.path.length}
        isOpen={isOpen}
        place={node.place}
        siblings={node.siblings}
        {...said}
        columns={columns}
        drawn={drawn}
        figures={figuresOf(node, columns)}
        focused={focused}
        onToggle={() => opened.toggle(node.id)}
      />
    );
  };

  const draw = (line: DrawnLine): ReactNode => {
    const { index, top, columns, focused } = line;
    const at = layout?.at(index);
    if (!at || at.kind === 'RECORD') return undefined;
    if (at.kind === 'GROUP') return drawGroup(at.node, at.isOpen, line);
    const note = { index, top, focused, columns: columns.length, level: at.kind === 'WAIT' ? at.node.path.length + 1 : at.level + 1 };
    if (at.kind === 'WAIT') return <NoteRow key={index} {...note} isBusy>{translate('shell.loading')}</NoteRow>;
    return (
      <NoteRow key={index} {...note}>
        {translate('groups.tooMany', { count: words.number(at.shown), number: words.number(at.total) })}
        <Button size="small" variant="text" onClick={() => editFilter('')}>
          {translate('grid.filter.add')}
        </Button>
      </NoteRow>
    );
  };

  /** Enter and Space open and close; right opens, left closes or goes to the group above. */
  const onKeyDown = (event: Moving, { at, focus, move }: Focus): KeyUse => {
    const line = layout?.at(at.row);
    if (at.row < 0 || !line) return 'PASS';
    const { key } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const up = (path: readonly unknown[]): boolean => {
      const above = path.length > 0 ? layout?.placeOf(idOf(path)) : undefined;
      if (above !== undefined) focus({ row: above, column: 0 });
      return above !== undefined;
    };
    if (line.kind === 'RECORD') return isPlain && key === 'ArrowLeft' && at.column < 0 && up(line.node.path) ? 'DONE' : 'PASS';
    // Nothing of a line without a record can be edited, selected or opened.
    const rest = (): KeyUse => (move(event) ? 'DONE' : key === 'Escape' || event.ctrlKey || event.metaKey ? 'PASS' : 'LEAVE');
    if (line.kind !== 'GROUP') return rest();
    const { node, isOpen } = line;
    if (isPlain && (key === 'Enter' || key === ' ' || (key === 'ArrowRight' && !isOpen) || (key === 'ArrowLeft' && isOpen && at.column <= 0))) opened.toggle(node.id);
    else if (isPlain && key === 'ArrowLeft' && at.column <= 0) up(node.path.slice(0, -1));
    else if (isPlain && key === '*') opened.setAll(true);
    else return rest();
    return 'DONE';
  };

  return { draw, onKeyDown, level: groupBy.length + 1 };
};
