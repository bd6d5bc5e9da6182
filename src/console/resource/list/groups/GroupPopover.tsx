import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { isListGroupable, MOST_GROUP_LEVELS, type ArrangedGrouping } from '../../../../domain/lists/arrangement.ts';
import { SmallChoice } from '../../../shell/pieces/SmallChoice.tsx';
import { movedBy } from '../grid/sorting.ts';
import { useListModel } from '../ListModel.ts';
import { GroupingLine } from './GroupingLine.tsx';

const List = styled('ul')({ margin: '0 0 8px', padding: 0, listStyle: 'none' });
const Heading = styled('h2')({ margin: '0 0 8px', fontSize: 13, lineHeight: '20px', fontWeight: 600 });
const Hint = styled('p')({ margin: '0 0 8px', color: 'var(--text-3)' });
const Acts = styled('div')({ display: 'flex', gap: 4, margin: '8px -8px -8px', paddingTop: 8, borderTop: '1px solid var(--hair)' });

type Props = { readonly isOpen: boolean; readonly anchor: HTMLElement | null; readonly onClose: () => void };

const textOf = ({ field, bucket }: ArrangedGrouping): string => `${field} ${bucket}`;

/** Up to three fields by which the rows are grouped, one within the other. */
export const GroupPopover = ({ isOpen, anchor, onClose }: Props) => {
  const { address, change, fields, opened, target } = useListModel();
  const translate = useTranslate();
  const { arrangement } = address;
  const { groupBy } = arrangement;
  const set = (next: readonly ArrangedGrouping[]): void => change({ arrangement: { ...arrangement, groupBy: next } });
  const nameOf = (key: string): string => translate(`${target.resource.name}.${fields.find((field) => field.key === key)?.name ?? key}`);
  const free = fields.filter((field) => isListGroupable(field) && field.hidden !== true && !groupBy.some((one) => one.field === field.key));
  const replace = (at: number, next: ArrangedGrouping | undefined): void => set(groupBy.flatMap((one, place) => (place !== at ? [one] : next ? [next] : [])));
  const move = (at: number, by: number): void => {
    const names = movedBy(groupBy.map(textOf), textOf(groupBy[at]!), by);
    set(names.flatMap((name) => groupBy.find((one) => textOf(one) === name) ?? []));
  };
  const add = translate('groups.add');
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('reports.groupBy'), sx: { mt: 1, p: 3, width: 344 } } }}
    >
      <Heading>{translate('reports.groupBy')}</Heading>
      {groupBy.length === 0 ? <Hint>{translate('groups.nothing')}</Hint> : null}
      <List>
        {groupBy.map((grouping, at) => (
          <GroupingLine key={textOf(grouping)} grouping={grouping} field={fields.find(({ key }) => key === grouping.field)} name={nameOf(grouping.field)} isFirst={at === 0} isLast={at === groupBy.length - 1} onChange={(next) => replace(at, next)} onMove={(by) => move(at, by)} />
        ))}
      </List>
      {groupBy.length < MOST_GROUP_LEVELS && free.length > 0 ? (
        <SmallChoice label={add} value="" wide options={[{ value: '', label: add }, ...free.map(({ key }) => ({ value: key, label: nameOf(key) }))]} onChoose={(field) => field !== '' && set([...groupBy, { field }])} />
      ) : null}
      {groupBy.length > 0 ? (
        <Acts>
          <Button size="small" variant="text" onClick={() => opened.setAll(true)}>
            {translate('groups.expandAll')}
          </Button>
          <Button size="small" variant="text" onClick={() => opened.setAll(false)}>
            {translate('groups.collapseAll')}
          </Button>
        </Acts>
      ) : null}
    </Popover>
  );
};
