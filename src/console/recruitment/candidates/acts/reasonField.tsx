import { plainField } from '../../../fields/plainField.ts';
import { SelectBox } from '../../../fields/input/SelectBox.tsx';
import type { Row } from '../../../providers/data/row.ts';
import type { Step } from '../flow/step.ts';
import type { ArchiveReason } from './useArchiveReasons.ts';
import type { Asked } from '../../../resource/acts/useAsked.tsx';

/** A reason to archive: those of the stage in which all of these candidates are, and those of any. */
export const reasonField = (label: string, reasons: readonly ArchiveReason[], rows: readonly Row[], steps: readonly Step[]): Asked => {
  const stages = new Set(rows.map((row) => steps.find(({ id }) => id === row['statusId'])?.stage?.id));
  const fitting = reasons.filter(({ stageId }) => stageId === null || (stages.size === 1 && stages.has(stageId)));
  return {
    field: plainField('reasonId', 'reference', { required: true }),
    label,
    control: (props) => <SelectBox {...props} choices={fitting.map(({ id, name }) => ({ value: id, label: name }))} onChoose={props.onChange} />,
  };
};
