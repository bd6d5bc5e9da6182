import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { plainField } from '../../fields/plainField.ts';
import { SelectBox } from '../../fields/input/SelectBox.tsx';
import { FlowField } from './FlowField.tsx';
import { PanelBox } from './PanelBox.tsx';
import { stageKinds, type Flow, type Stage } from './flowDraft.ts';

type Props = {
  readonly flow: Flow;
  readonly stage: Stage;
  readonly onDelete: (() => void) | undefined;
  readonly whyNotDelete: string | undefined;
  readonly onChange: (values: Partial<Stage>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onClose: () => void;
};

const name = plainField('name', 'text', { required: true, rule: { maxLength: 60 } });
const kind = plainField('kind', 'choice', { required: true });

/** A stage: its name, what Tenure counts by it, and its place. */
export const StagePanel = ({ flow, stage, onDelete, whyNotDelete, onChange, onMove, onClose }: Props) => {
  const translate = useTranslate();
  const at = flow.stages.indexOf(stage);
  return (
    <PanelBox title={stage.name} onClose={onClose}>
      <FlowField field={name} label={translate('common.name')} value={stage.name} onChange={(value) => onChange({ name: String(value ?? '') })} />
      <FlowField
        field={kind}
        label={translate('hiringStage.kind')}
        help={translate('hiringStage.kind.help')}
        value={stage.kind}
        onChange={(value) => {
          const chosen = stageKinds.find((one) => one === value);
          if (chosen) onChange({ kind: chosen });
        }}
        control={(props) => <SelectBox {...props} choices={stageKinds.map((value) => ({ value, label: translate(`enum.HiringStageKind.${value}`) }))} onChoose={props.onChange} />}
      />
      <FlowField field={plainField('status', 'yesNo')} label={translate('enum.RecordStatus.ACTIVE')} value={stage.status === 'ACTIVE'} onChange={(value) => onChange({ status: value === true ? 'ACTIVE' : 'INACTIVE' })} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button startIcon={<ArrowLeft size={16} />} disabled={at <= 0} onClick={() => onMove(-1)}>
          {translate('hiringFlow.left')}
        </Button>
        <Button startIcon={<ArrowRight size={16} />} disabled={at === flow.stages.length - 1} onClick={() => onMove(1)}>
          {translate('hiringFlow.right')}
        </Button>
      </div>
      {onDelete ? (
        <div>
          <Button color="error" startIcon={<Trash2 size={16} />} disabled={whyNotDelete !== undefined} onClick={onDelete}>
            {translate('hiringFlow.deleteStage')}
          </Button>
          {whyNotDelete ? <p style={{ margin: '4px 0 0', color: 'var(--text-2)' }}>{whyNotDelete}</p> : null}
        </div>
      ) : null}
    </PanelBox>
  );
};
