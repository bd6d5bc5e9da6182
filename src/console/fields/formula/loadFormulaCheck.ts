import type { QueryClient } from '@tanstack/react-query';
import { formulaCheck } from '../../../domain/payroll/formula/formula-check.ts';
import { WORDS_FRESH, askWords, wordsKey } from './askWords.ts';
import type { FormulaCheck } from '../../../domain/validate/context.ts';

/** The check of formula fields by the components that the organisation has; where they cannot be had, the server says which name is wrong. */
export const loadFormulaCheck = async (queries: QueryClient): Promise<FormulaCheck> => {
  const words = await queries.fetchQuery({ queryKey: wordsKey('SALARY'), queryFn: () => askWords('SALARY'), staleTime: WORDS_FRESH }).catch(() => undefined);
  return formulaCheck(words?.filter(({ label }) => label !== null).map(({ name }) => ({ name, type: 'number' })));
};
