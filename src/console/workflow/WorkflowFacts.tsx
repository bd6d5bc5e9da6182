import FormControlLabel from '@mui/material/FormControlLabel';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { kindNames, type RequestKind } from '../../domain/approvals/kinds.ts';
import { RecordPicker } from '../fields/reference/RecordPicker.tsx';
import { onPhone } from '../shell/widths.ts';
import type { Draft } from './draft.ts';

const Fields = styled('div')({ display: 'grid', gap: 16, maxWidth: 560 });
const Row = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, [onPhone]: { gridTemplateColumns: '1fr' } });
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

type Props = { readonly draft: Draft; readonly problems: ReadonlyMap<string, string>; readonly isFixed: boolean; readonly onChange: (values: Partial<Draft>) => void };

/** What a workflow is called, which requests it decides, and whose. */
export const WorkflowFacts = ({ draft, problems, isFixed, onChange }: Props) => {
  const translate = useTranslate();
  const { name, module, description, isDefault, isActive, designations } = draft;
  const problemOf = (field: string) => ({ error: problems.has(field), helperText: problems.get(field) ?? '' });
  return (
    <Fields>
      <TextField label={translate('common.name')} value={name} required disabled={isFixed} {...problemOf('name')} onChange={({ target }) => onChange({ name: target.value })} slotProps={{ htmlInput: { maxLength: 120 } }} />
      <Row>
        <TextField select label={translate('workflow.module')} value={module} disabled={isFixed} onChange={({ target }) => onChange({ module: target.value as RequestKind })}>
          {kindNames.map((value) => <MenuItem key={value} value={value}>{translate(`enum.RequestKind.${value}`)}</MenuItem>)}
        </TextField>
        <TextField select label={translate('workflow.for')} value={isDefault ? 'all' : 'some'} disabled={isFixed} onChange={({ target }) => onChange({ isDefault: target.value === 'all' })}>
          <MenuItem value="all">{translate('workflow.forAll')}</MenuItem>
          <MenuItem value="some">{translate('workflow.forSome')}</MenuItem>
        </TextField>
      </Row>
      {problems.has('isDefault') ? <p role="alert" style={{ margin: 0, fontSize: 12, color: 'var(--bad)' }}>{problems.get('isDefault')}</p> : null}
      {isDefault ? null : (
        <div>
          {designations.length === 0 ? null : (
            <Chips role="list" aria-label={translate('workflow.designations')} sx={{ marginBottom: '8px' }}>
              {designations.map(({ id, title }) => (
                <Chip key={id} role="listitem" label={title} {...(isFixed ? {} : { deleteIcon: <X size={14} role="button" aria-label={translate('reports.remove', { name: title })} />, onDelete: () => onChange({ designations: designations.filter((one) => one.id !== id) }) })} />
              ))}
            </Chips>
          )}
          {isFixed ? null : <RecordPicker key={designations.length} target={{ endpoint: 'core-hr', type: 'Designation' }} label={translate('workflow.addDesignation')} value={null} except={designations.map(({ id }) => id)} onChange={(record) => (record ? onChange({ designations: [...designations, record] }) : undefined)} />}
          {problems.has('designations') ? <p role="alert" style={{ margin: '4px 0 0', fontSize: 12, color: 'var(--bad)' }}>{problems.get('designations')}</p> : null}
        </div>
      )}
      <TextField label={translate('common.description')} value={description} multiline minRows={2} disabled={isFixed} {...problemOf('description')} onChange={({ target }) => onChange({ description: target.value })} slotProps={{ htmlInput: { maxLength: 500 } }} />
      <FormControlLabel disabled={isFixed} control={<Switch checked={isActive} onChange={(_event, checked) => onChange({ isActive: checked })} />} label={translate('workflow.inUse')} />
    </Fields>
  );
};
