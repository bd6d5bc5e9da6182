import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { checkFormula } from '../../../domain/payroll/formula/check.ts';
import { useExample } from './useExample.ts';
import { useReader } from './useReader.ts';
import type { FormulaName } from '../../../domain/payroll/formula/names.ts';
import type { FormulaWord } from './askWords.ts';

const Lines = styled('div')({ margin: '6px 0 0', fontSize: 13, lineHeight: '20px', color: 'var(--text-2)', overflowWrap: 'anywhere', '& p': { margin: 0 }, '& b': { fontWeight: 500, color: 'var(--text)', fontVariantNumeric: 'tabular-nums' }, '& b[data-problem]': { color: 'var(--bad)' } });

type Props = { readonly text: string; readonly words: readonly FormulaWord[]; readonly isAnnual: boolean };

/** What a formula says in words, and what it gives for a sample salary, or why it gives nothing; nothing while it cannot be read. */
export const Reading = ({ text, words, isAnnual }: Props) => {
  const translate = useTranslate();
  const known = useMemo(() => words.map(({ name, type }): FormulaName => ({ name, type: type === 'text' ? 'text' : 'number' })), [words]);
  const labels = useMemo(() => new Map(words.flatMap(({ name, label }) => (label === null ? [] : [[name, label] as const]))), [words]);
  const { read } = useReader(labels);
  const checked = useMemo(() => (text.trim() === '' ? undefined : checkFormula(text, { known })), [text, known]);
  const formula = checked && 'formula' in checked ? checked.formula : undefined;
  const example = useExample(formula, words, isAnnual);
  return (
    <Lines aria-live="polite">
      {formula ? <p>{translate('formula.means', { text: read(formula) })}</p> : null}
      {example === undefined ? null : (
        <p>
          <b data-problem={example.isProblem || undefined}>{translate('formula.example', { value: example.text })}</b>
        </p>
      )}
    </Lines>
  );
};
