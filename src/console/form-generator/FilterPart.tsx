import { useState } from 'react';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from 'react-admin';
import { flat, together } from '../../domain/customisation/custom-values.ts';
import { filterKinds } from '../fields/filter/operators.ts';
import { Chip } from '../resource/list/filters/Chip.tsx';
import { ConditionEditor } from '../resource/list/filters/ConditionEditor.tsx';
import { FieldPicker } from '../resource/list/filters/FieldPicker.tsx';
import type { Condition } from '../providers/data/listQuery.ts';
import type { Definition } from '../../domain/reports/definition.ts';
import type { ReportFields } from './useReportFields.ts';

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, '& > span': { maxWidth: '100%' } });

type Filter = Definition['filter'];
type Props = ReportFields & { readonly filter: Filter; readonly onChange: (filter: Filter) => void };

/** The conditions of a report, made and changed as those of a list. */
export const FilterPart = ({ fields, resource, filter, onChange }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [key, setKey] = useState('');
  const own = new Set(fields.filter(({ of }) => of === null).map(({ path }) => path));
  const offered = resource.fields.filter((field) => own.has(field.key) && filterKinds[field.kind].shape !== 'none');
  const conditions = flat(filter) as Readonly<Record<string, Condition>>;
  const write = (next: Readonly<Record<string, Condition>>): void => onChange(together(next));
  const field = offered.find((one) => one.key === key);
  const close = (): void => {
    setAnchor(null);
    setKey('');
  };
  const without = (name: string) => Object.fromEntries(Object.entries(conditions).filter(([one]) => one !== name));
  return (
    <>
      <Chips>
        {offered.flatMap((one) => {
          const condition = conditions[one.key];
          if (condition === undefined) return [];
          return [
            <Chip
              key={one.key}
              field={one}
              entity={resource.name}
              condition={condition}
              onEdit={() => {
                setKey(one.key);
                setAnchor(document.querySelector<HTMLElement>(`[data-filter-anchor="${CSS.escape(one.key)}"]`));
              }}
              onRemove={() => write(without(one.key))}
            />,
          ];
        })}
        <Button size="small" startIcon={<Plus size={14} />} aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)} sx={{ borderStyle: 'dashed', color: 'var(--text-2)', fontWeight: 400 }}>
          {translate('reports.add.filter')}
        </Button>
      </Chips>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={close} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} slotProps={{ paper: { role: 'dialog', 'aria-label': translate('reports.add.filter'), sx: { mt: 1, p: 3, minWidth: 240 } } }}>
        {field ? (
          <ConditionEditor
            key={field.key}
            field={field}
            entity={resource.name}
            condition={conditions[field.key]}
            onApply={(condition) => {
              write({ ...conditions, [field.key]: condition });
              close();
            }}
            onRemove={() => {
              write(without(field.key));
              close();
            }}
          />
        ) : (
          <FieldPicker fields={offered} entity={resource.name} onPick={setKey} />
        )}
      </Popover>
    </>
  );
};
