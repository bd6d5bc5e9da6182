import { useQuery } from '@tanstack/react-query';
import { WORDS_FRESH, askWords, wordsKey } from './askWords.ts';
import type { FormulaSet } from '../../../domain/payroll/formula/names.ts';

export const useFormulaWords = (set: FormulaSet) => useQuery({ queryKey: wordsKey(set), queryFn: () => askWords(set), staleTime: WORDS_FRESH }).data ?? [];
