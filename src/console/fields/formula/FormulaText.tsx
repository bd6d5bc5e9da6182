import { styled } from '@mui/material/styles';
import { Reading } from './Reading.tsx';
import { useFormulaWords } from './useFormulaWords.ts';
import type { FormulaSet } from '../../../domain/payroll/formula/names.ts';

const Code = styled('code')({ fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: 13, overflowWrap: 'anywhere' });

type Props = { readonly text: string; readonly set: FormulaSet; readonly isAnnual: boolean };

/** A stored formula for reading, with what it says in words. */
export const FormulaText = ({ text, set, isAnnual }: Props) => (
  <div>
    <Code>{text}</Code>
    <Reading text={text} words={useFormulaWords(set)} isAnnual={isAnnual} />
  </div>
);
