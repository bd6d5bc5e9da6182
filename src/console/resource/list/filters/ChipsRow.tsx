import { memo, useRef } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslate } from 'ra-core';
import { ActionMenu } from '../../../shell/pieces/ActionMenu.tsx';
import { FIELDLESS } from '../../../../domain/lists/filterTree.ts';
import { useRoom } from '../grid/useRoom.ts';
import { useListPart } from '../ListModel.ts';
import { measureHeader } from '../state/measureText.ts';
import { AddFilter } from './AddFilter.tsx';
import { AdvancedChip } from './AdvancedChip.tsx';
import { ChangeSetChip } from './ChangeSetChip.tsx';
import { LazyTeamChip } from './LazyTeamChip.tsx';
import { Chip } from './Chip.tsx';
import { FindField } from './FindField.tsx';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 6, height: 44, padding: '0 16px', flex: 'none', whiteSpace: 'nowrap', overflow: 'hidden' });

/** What stands beside the chips: add, clear, find and gutters. */
const OTHERS = 32 + 100 + 60 + 220 + 24;
const USUAL_VALUE = 120;

/** The conditions that hold; those that do not fit on the line are one menu. Hidden when there is none. */
export const ChipsRow = memo(() => {
  const { filter, advanced, change, editFilter, fields, target } = useListPart(({ address, ...model }) => ({ filter: address.filter, advanced: address.advanced, change: model.change, editFilter: model.editFilter, fields: model.fields, target: model.target }));
  const translate = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  const room = useRoom(row) - OTHERS;
  const conditions = fields.flatMap((field) => (filter[field.key] === undefined ? [] : [{ field, condition: filter[field.key] ?? {} }]));
  if (conditions.length === 0 && !advanced && FIELDLESS.every((key) => filter[key] === undefined)) return null;
  const label = (name: string): string => translate(`${target.resource.name}.${name}`);
  let used = 0;
  const fitting = conditions.filter(({ field }, index) => (used += measureHeader(label(field.name)) + USUAL_VALUE) < room || index === 0).length;
  const without = (key: string) => Object.fromEntries(Object.entries(filter).filter(([name]) => name !== key));
  return (
    <Row ref={row} role="group" aria-label={translate('grid.filter.all')}>
      <ChangeSetChip />
      <LazyTeamChip />
      {conditions.slice(0, fitting).map(({ field, condition }) => (
        <Chip key={field.key} field={field} entity={target.resource.name} condition={condition} onEdit={() => editFilter(field.key)} onRemove={() => change({ filter: without(field.key) })} />
      ))}
      {conditions.length > fitting ? (
        <ActionMenu
          label={translate('grid.filter.all')}
          actions={conditions.slice(fitting).map(({ field }) => ({ key: field.key, label: label(field.name), run: () => editFilter(field.key) }))}
          trigger={(props) => (
            <Button size="small" endIcon={<ChevronDown size={14} />} {...props}>
              {translate('grid.filter.more', { smart_count: conditions.length - fitting })}
            </Button>
          )}
        />
      ) : null}
      <AdvancedChip />
      <AddFilter />
      <Button size="small" variant="text" onClick={() => change({ filter: {}, advanced: undefined })}>
        {translate('grid.filter.clear')}
      </Button>
      <span style={{ flex: 1 }} />
      <FindField />
    </Row>
  );
});
ChipsRow.displayName = 'ChipsRow';
