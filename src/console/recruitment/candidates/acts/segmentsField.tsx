import { plainField } from '../../../fields/plainField.ts';
import { Segmented } from '../../../fields/input/Segmented.tsx';
import type { Asked } from '../../../resource/acts/useAsked.tsx';

type Options = { readonly name: string; readonly label: string; readonly help?: string | undefined; readonly options: readonly { readonly value: string; readonly label: string }[] };

/** One of a few words, side by side. */
export const segmentsField = ({ name, label, help, options }: Options): Asked => ({
  field: plainField(name, 'choice', { required: true }),
  label,
  help,
  control: (props) => <Segmented {...props} segments={options} onChoose={props.onChange} />,
});
