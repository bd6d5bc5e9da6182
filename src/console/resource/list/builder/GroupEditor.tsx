import { useLayoutEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { isGroup, MOST_LEVELS, type FilterGroup, type FilterPart } from '../../../../domain/lists/filterTree.ts';
import { firstCondition } from '../filters/ConditionFields.tsx';
import { useListModel } from '../ListModel.ts';
import { RuleEditor } from './RuleEditor.tsx';

const Group = styled('div')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  '&[data-inner]': { padding: '8px 0 8px 12px', borderLeft: '2px solid var(--line)' },
  '& > .match': { display: 'flex', alignItems: 'center', gap: 8, '& > span:first-of-type': { flex: 1, minWidth: 0, color: 'var(--text-2)' } },
  '& > .add': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

const matches = ['ALL', 'ANY', 'NONE'] as const;

type Props = { readonly group: FilterGroup; /** From 1, the outermost. */ readonly level: number; readonly onChange: (group: FilterGroup) => void; readonly onRemove?: () => void };

/** Conditions of which all, any or none hold, with groups inside. */
export const GroupEditor = ({ group, level, onChange, onRemove }: Props) => {
  const { fields } = useListModel();
  const translate = useTranslate();
  const filterable = fields.filter(({ filter }) => filter);
  /** Names of the parts, so that each keeps its inputs while others go. */
  const [names, setNames] = useState(() => group.parts.map((_, at) => at));
  const put = (at: number, part: FilterPart): void => onChange({ ...group, parts: group.parts.with(at, part) });
  const add = (part: FilterPart): void => {
    setNames((now) => [...now, Math.max(-1, ...now) + 1]);
    onChange({ ...group, parts: [...group.parts, part] });
  };
  const box = useRef<HTMLDivElement>(null);
  const dropped = useRef<number>(undefined);
  // The focus goes on from what was removed to the next part, or to the last, or to where one is added.
  useLayoutEffect(() => {
    const at = dropped.current;
    if (at === undefined) return;
    dropped.current = undefined;
    const parts = [...(box.current?.querySelectorAll(':scope > [role=group]') ?? [])];
    const next = (parts[at] ?? parts.at(-1))?.querySelector<HTMLElement>('[role=combobox]') ?? box.current?.querySelector<HTMLElement>(':scope > .add button');
    next?.focus();
  }, [group.parts]);
  const drop = (at: number): void => {
    dropped.current = at;
    setNames((now) => now.toSpliced(at, 1));
    onChange({ ...group, parts: group.parts.toSpliced(at, 1) });
  };
  const [first] = filterable;
  const rule = first && { field: first.key, condition: firstCondition(first) };
  return (
    <Group ref={box} data-inner={level > 1 || undefined} role="group" aria-label={`${translate('views.builder.match')} ${translate(`views.builder.${group.match}`)}`}>
      <div className="match">
        <span>{translate('views.builder.match')}</span>
        <Select size="small" value={group.match} onChange={({ target }) => onChange({ ...group, match: target.value })} sx={{ height: 28 }} slotProps={{ input: { 'aria-label': translate('views.builder.match') } }}>
          {matches.map((match) => (
            <MenuItem key={match} value={match}>
              {translate(`views.builder.${match}`)}
            </MenuItem>
          ))}
        </Select>
        {onRemove ? (
          <IconButton size="small" aria-label={translate('views.builder.removeGroup')} onClick={onRemove}>
            <X size={14} />
          </IconButton>
        ) : null}
      </div>
      {group.parts.map((part, at) =>
        isGroup(part) ? (
          <GroupEditor key={names[at] ?? at} group={part} level={level + 1} onChange={(next) => put(at, next)} onRemove={() => drop(at)} />
        ) : (
          <RuleEditor key={names[at] ?? at} rule={part} onChange={(next) => put(at, next)} onRemove={() => drop(at)} />
        ),
      )}
      <div className="add">
        {rule ? (
          <Button size="small" startIcon={<Plus size={14} />} data-first={level === 1 ? '' : undefined} sx={{ borderStyle: 'dashed' }} onClick={() => add(rule)}>
            {translate('views.builder.rule')}
          </Button>
        ) : null}
        {rule && level < MOST_LEVELS ? (
          <Button size="small" startIcon={<Plus size={14} />} sx={{ borderStyle: 'dashed' }} onClick={() => add({ match: group.match === 'ANY' ? 'ALL' : 'ANY', parts: [rule] })}>
            {translate('views.builder.group')}
          </Button>
        ) : null}
      </div>
    </Group>
  );
};
