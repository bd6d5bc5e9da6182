import { plainField } from '../../../fields/plainField.ts';
import { SelectBox } from '../../../fields/input/SelectBox.tsx';
import { leadsTo, type Step } from '../flow/step.ts';
import type { Translate } from '../../../fields/cellKind.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { Asked } from '../../../resource/acts/useAsked.tsx';

type Options = { readonly label: string; readonly help?: string; readonly steps: readonly Step[]; readonly required: boolean; readonly reasonOf?: (step: Step) => string | undefined };

/** A status of the hiring flow, in its order; one that cannot be taken is there, and says why. */
export const stepField = ({ label, help, steps, required, reasonOf }: Options): Asked => ({
  field: plainField('statusId', 'reference', { required }),
  label,
  help,
  control: (props) => (
    <SelectBox
      {...props}
      choices={steps.map((step) => {
        const reason = reasonOf?.(step);
        return { value: step.id, label: step.name, disabled: reason !== undefined, reason };
      })}
      onChoose={props.onChange}
    />
  ),
});

/** Why all of these may not come to a status: the first reason, with how many it holds for. */
export const reasonFor = (rows: readonly Row[], steps: readonly Step[], translate: Translate) => (step: Step): string | undefined => {
  const closed = rows.flatMap((row) => {
    const from = steps.find(({ id }) => id === row['statusId']);
    return from && !leadsTo(from, step) ? [from] : [];
  });
  const [first] = closed;
  if (!step.inUse) return translate('candidate.statusUnused', { status: step.name });
  return first && translate('candidate.statusNotNext', { from: first.name, to: step.name });
};
