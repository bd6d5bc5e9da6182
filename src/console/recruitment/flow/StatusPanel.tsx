import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import Trash2 from 'lucide-react/icons/trash-2';
import { plainField } from '../../fields/plainField.ts';
import { SelectBox } from '../../fields/input/SelectBox.tsx';
import { FlowField } from './FlowField.tsx';
import { MailPreview } from './MailPreview.tsx';
import { PanelBox } from './PanelBox.tsx';
import { Ticks } from './Ticks.tsx';
import { requirements, statusesIn, type Flow, type Status } from './flowDraft.ts';

type Props = {
  readonly flow: Flow;
  readonly status: Status;
  readonly mayChange: boolean;
  /** Why it cannot be deleted now; undefined where the person may not delete at all. */
  readonly onDelete: (() => void) | undefined;
  readonly whyNotDelete: string | undefined;
  readonly onChange: (values: Partial<Status>) => void;
  readonly onStage: (stage: string) => void;
  readonly onClose: () => void;
};

const name = plainField('name', 'text', { required: true, rule: { maxLength: 60 } });
const stage = plainField('stage', 'reference', { required: true });
const text = (value: unknown): string => String(value ?? '');

/** A status: its name and stage, what may follow, what it asks for, and the mail that it sends. */
export const StatusPanel = ({ flow, status, mayChange, onDelete, whyNotDelete, onChange, onStage, onClose }: Props) => {
  const translate = useTranslate();
  const others = flow.stages.flatMap((one) => statusesIn(flow, one.key)).filter(({ key }) => key !== status.key);
  return (
    <PanelBox title={status.name} onClose={onClose}>
      <FlowField field={name} label={translate('common.name')} value={status.name} onChange={(value) => onChange({ name: text(value) })} />
      <FlowField
        field={stage}
        label={translate('candidateStatus.stage')}
        value={status.stage}
        onChange={(value) => onStage(text(value))}
        control={(props) => <SelectBox {...props} choices={flow.stages.map(({ key, name: label }) => ({ value: key, label }))} onChoose={props.onChange} />}
      />
      {status.isDefault ? null : <FlowField field={plainField('isDefault', 'yesNo')} label={translate('candidateStatus.isDefault')} help={translate('candidateStatus.isDefault.help')} value={status.isDefault} onChange={(value) => (value === true ? onChange({ isDefault: true }) : undefined)} />}
      {status.isDefault ? null : <FlowField field={plainField('status', 'yesNo')} label={translate('enum.RecordStatus.ACTIVE')} value={status.status === 'ACTIVE'} onChange={(value) => onChange({ status: value === true ? 'ACTIVE' : 'INACTIVE' })} />}
      <Ticks label={translate('candidateStatus.next')} help={translate([status.next].flat().length === 0 ? 'hiringFlow.anyNext' : 'candidateStatus.next.help')} choices={others.map((one) => ({ value: one.key, label: one.name }))} chosen={[status.next].flat()} disabled={!mayChange} onChange={(next) => onChange({ next })} />
      <Ticks label={translate('candidateStatus.requires')} help={translate('candidateStatus.requires.help')} choices={requirements.map((value) => ({ value, label: translate(`enum.CandidateRequirement.${value}`) }))} chosen={[status.requires].flat()} disabled={!mayChange} onChange={(chosen) => onChange({ requires: requirements.filter((one) => chosen.includes(one)) })} />
      <FlowField field={plainField('sendsMail', 'yesNo')} label={translate('candidateStatus.sendsMail')} help={translate('hiringFlow.placeholders')} value={status.sendsMail} onChange={(value) => onChange({ sendsMail: value === true })} />
      {status.sendsMail ? (
        <>
          <FlowField field={plainField('mailSubject', 'text', { required: true, rule: { maxLength: 200 } })} label={translate('candidateStatus.mailSubject')} value={status.mailSubject} onChange={(value) => onChange({ mailSubject: text(value) || null })} />
          <FlowField field={plainField('mailBody', 'longText', { required: true, rule: { maxLength: 4000 } })} label={translate('candidateStatus.mailBody')} value={status.mailBody} onChange={(value) => onChange({ mailBody: text(value) || null })} />
          <MailPreview subject={status.mailSubject ?? ''} body={status.mailBody ?? ''} />
        </>
      ) : null}
      {onDelete ? (
        <div>
          <Button color="error" startIcon={<Trash2 size={16} />} disabled={whyNotDelete !== undefined} onClick={onDelete}>
            {translate('hiringFlow.deleteStatus')}
          </Button>
          {whyNotDelete ? <p style={{ margin: '4px 0 0', color: 'var(--text-2)' }}>{whyNotDelete}</p> : null}
        </div>
      ) : null}
    </PanelBox>
  );
};
