import { styled } from '@mui/material/styles';
import type { InputProps } from '../../fields/input/types.ts';

const Options = styled('div')(({ theme }) => ({
  display: 'grid', gap: 2, borderRadius: 6,
  '&[data-invalid=true]': { boxShadow: '0 0 0 1px var(--bad-mark)' },
  '& label': { display: 'flex', alignItems: 'flex-start', gap: 10, minHeight: 32, padding: '6px 8px', borderRadius: 6, fontSize: 14, lineHeight: '20px', cursor: 'pointer', overflowWrap: 'anywhere' },
  '& label:hover': { background: 'var(--hover)' },
  '& label:has(:focus-visible)': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
  '& input': { flex: 'none', width: 16, height: 16, margin: '2px 0 0', accentColor: 'var(--accent)', outline: 0 },
  [theme.breakpoints.down('sm')]: { '& label': { minHeight: 44, alignItems: 'center', fontSize: 16, lineHeight: '24px' }, '& input': { width: 20, height: 20, margin: 0 } },
}));

type Props = InputProps & { readonly choices: readonly string[]; readonly isMany: boolean };

/** The choices of a question, all to be seen at once: one of them, or any. */
export const OptionList = ({ id, labelId, describedBy, invalid, value, choices, isMany, onChange, onBlur }: Props) => {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  const choose = (choice: string, isChosen: boolean): void => {
    if (!isMany) return onChange(choice);
    const next = choices.filter((one) => (one === choice ? isChosen : chosen.includes(one)));
    onChange(next.length === 0 ? null : next);
  };
  return (
    <Options role={isMany ? 'group' : 'radiogroup'} aria-labelledby={labelId} aria-describedby={describedBy} data-invalid={invalid}>
      {choices.map((choice, at) => (
        <label key={choice}>
          <input id={at === 0 ? id : undefined} type={isMany ? 'checkbox' : 'radio'} name={id} checked={chosen.includes(choice)} onChange={(event) => choose(choice, event.target.checked)} onBlur={onBlur} />
          {choice}
        </label>
      ))}
    </Options>
  );
};
