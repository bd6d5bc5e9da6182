import { useMemo } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { useEntityWords } from '../entityWords.ts';
import { ListModelProvider, useListModel } from '../ListModel.ts';
import { PhoneList } from '../phone/PhoneList.tsx';
import type { PhoneLine } from '../phone/PhoneList.tsx';
import { useMeasureName } from '../totals/useMeasureName.ts';
import { PhoneGroupRow } from './PhoneGroupRow.tsx';
import { PhoneNoteRow } from './PhoneNoteRow.tsx';
import { useGroupedRows } from './useGroupedRows.ts';
import { useGroupWords } from './useGroupWords.tsx';

const none = [] as const;

/** The list of a phone with its rows in groups: the same list over lines, of which some are groups. What stands in a group is loaded when it is opened. */
export const PhoneGroups = () => {
  const model = useListModel();
  const { address, editFilter, opened, target } = model;
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const nameOf = useMeasureName();
  const measures = model.preferences.totals ?? none;
  const { rows, layout } = useGroupedRows(model, measures);
  const { wordsOf, figureOf } = useGroupWords(model, measures);
  const grouped = useMemo(() => ({ ...model, rows, first: 0, length: rows.total ?? 0, size: 'all' as const }), [model, rows]);

  const draw = ({ index, top }: PhoneLine): ReactNode => {
    const line = layout?.at(index);
    if (!line || line.kind === 'RECORD') return undefined;
    if (line.kind === 'WAIT') return <PhoneNoteRow key={index} index={index} top={top} level={line.node.path.length + 1} isBusy text={translate('shell.loading')} />;
    if (line.kind === 'MORE')
      return (
        <PhoneNoteRow key={index} index={index} top={top} level={line.level + 1} text={translate('groups.tooMany', { count: words.number(line.shown), number: words.number(line.total) })}>
          <Button size="small" variant="text" onClick={() => editFilter('')}>
            {translate('grid.filter.add')}
          </Button>
        </PhoneNoteRow>
      );
    const { node, isOpen } = line;
    const said = wordsOf(node);
    const figures = measures.map((measure, at) => ({ name: nameOf(measure), text: figureOf(node, at) })).filter(({ text }) => text !== '').map(({ name, text }) => `${name} ${text}`);
    return said ? <PhoneGroupRow key={index} index={index} top={top} level={node.path.length} isOpen={isOpen} place={node.place} siblings={node.siblings} {...said} figures={figures.join(' · ')} onToggle={() => opened.toggle(node.id)} /> : null;
  };

  if (rows.error && rows.total === undefined) return <ErrorState error={rows.error} title={translate('groups.failed')} onRetry={rows.refetch} />;
  return (
    <ListModelProvider value={grouped}>
      <PhoneList lines={{ draw, level: address.arrangement.groupBy.length + 1 }} />
    </ListModelProvider>
  );
};
