import { useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { parseFormula } from '../../domain/payroll/formula/parse.ts';
import { useReader } from '../fields/formula/useReader.ts';
import type { Figure } from './reckoned.ts';

const Box = styled('div')({ marginLeft: 20, padding: '4px 0 4px 12px', borderLeft: '2px solid var(--line)', fontSize: 13, lineHeight: '20px', color: 'var(--text-2)', overflowWrap: 'anywhere', '& p': { margin: 0 }, '& p:first-of-type': { color: 'var(--text)' }, '& ul': { margin: '4px 0 0', padding: 0, listStyle: 'none' }, '& ul & ': { marginLeft: 6 } });
const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 28, '& > span': { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }, '& > b': { marginLeft: 'auto', fontWeight: 500, color: 'var(--text)', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });
const Opener = styled('button')({
  display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 24, padding: '0 4px 0 0', border: 0, borderRadius: 4, background: 'transparent', color: 'inherit', font: 'inherit', textAlign: 'left', cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 0 },
  '& svg': { flex: 'none', color: 'var(--text-3)' },
  '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
});

type Props = { readonly figure: Figure; readonly figures: ReadonlyMap<string, Figure>; readonly money: (value: string) => string };
type Input = Figure['source']['inputs'][number];

const plain: ReadonlySet<string> = new Set(['yearsOfService', 'daysInMonth', 'grade', 'location', 'employeeType']);

/** What a figure comes from: the rule in words, what it gives, how it was rounded, and the inputs, each of which opens in turn. */
export const FigureSource = ({ figure, figures, money }: Props) => {
  const translate = useTranslate();
  const labels = useMemo(() => new Map([...figures].map(([code, { name }]) => [code, name])), [figures]);
  const { nameOf, read } = useReader(labels);
  const { formula, inputs, reckoned, share, exact, rounded, calculationType } = figure.source;
  const parsed = formula == null ? undefined : parseFormula(formula);
  const per = translate(calculationType === 'MONTHLY' ? 'salary.perMonth' : 'salary.perYear');
  const rule = parsed === undefined ? translate('salary.balance') : 'formula' in parsed ? read(parsed.formula) : formula;
  return (
    <Box>
      <p>{rule}</p>
      <p>
        {translate('salary.reckoned', { value: `${money(reckoned)} ${per}` })}
        {share == null ? null : ` · ${translate('salary.share', { share, value: money(exact) })}`}
        {exact === rounded ? null : ` · ${translate('salary.roundedTo', { value: money(rounded) })}`}
      </p>
      <ul>
        {inputs.map((input) => (
          <SourceInput key={input.name} input={input} label={nameOf(input.name)} figures={figures} money={money} />
        ))}
      </ul>
    </Box>
  );
};

const SourceInput = ({ input: { name, value }, label, figures, money }: Omit<Props, 'figure'> & { readonly input: Input; readonly label: string }) => {
  const [isOpen, setOpen] = useState(false);
  const figure = figures.get(name);
  return (
    <li>
      <Line>
        {figure ? (
          <Opener type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <ChevronRight size={14} aria-hidden />
            {label}
          </Opener>
        ) : (
          <span>{label}</span>
        )}
        <b>{plain.has(name) ? value : money(value)}</b>
      </Line>
      {figure && isOpen ? <FigureSource figure={figure} figures={figures} money={money} /> : null}
    </li>
  );
};
