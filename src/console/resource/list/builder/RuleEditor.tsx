import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import type { FilterRule } from '../../../../domain/lists/filterTree.ts';
import { ConditionFields, firstCondition } from '../filters/ConditionFields.tsx';
import { useListModel } from '../ListModel.ts';

const Box = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 8,
  minWidth: 0,
  padding: '8px 36px 8px 8px',
  border: '1px solid var(--line)',
  borderRadius: 6,
  '& ul': { maxHeight: 168 },
  '& > .remove': { position: 'absolute', top: 6, right: 4 },
});

type Props = { readonly rule: FilterRule; readonly onChange: (rule: FilterRule) => void; readonly onRemove: () => void };

/** One condition among others: field, operator, value. */
export const RuleEditor = ({ rule, onChange, onRemove }: Props) => {
  const { fields, target } = useListModel();
  const translate = useTranslate();
  const entity = target.resource.name;
  const label = (name: string): string => translate(`${entity}.${name}`);
  const field = fields.find(({ key }) => key === rule.field);
  if (!field) return null;
  return (
    <Box role="group" aria-label={label(field.name)}>
      <ConditionFields field={field} entity={entity} condition={rule.condition} onChange={(condition) => onChange({ ...rule, condition })}>
        <Select
          size="small"
          value={rule.field}
          onChange={({ target: { value } }) => {
            const next = fields.find(({ key }) => key === value);
            if (next) onChange({ field: next.key, condition: firstCondition(next) });
          }}
          sx={{ height: 28, flex: 1, minWidth: 0 }}
          slotProps={{ input: { 'aria-label': translate('views.builder.field') } }}
        >
          {fields.filter(({ filter }) => filter).map(({ key, name }) => (
            <MenuItem key={key} value={key}>
              {label(name)}
            </MenuItem>
          ))}
        </Select>
      </ConditionFields>
      <IconButton className="remove" size="small" aria-label={translate('views.builder.remove', { field: label(field.name) })} onClick={onRemove}>
        <X size={14} />
      </IconButton>
    </Box>
  );
};
