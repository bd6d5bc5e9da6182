import { print } from 'graphql';
import { ReadFormulaWordsDocument } from '../../../../generated/payroll-admin/operations.ts';
import { ask } from '../../shell/ask.ts';
import { needMessages } from '../../providers/i18nMessages.ts';
import type { ReadFormulaWordsQuery } from '../../../../generated/payroll-admin/operations.ts';
import type { FormulaSet } from '../../../domain/payroll/formula/names.ts';

export type FormulaWord = ReadFormulaWordsQuery['answer']['words'][number];

/** The names that formulas of a set may use, and the texts that they are told in. */
export const askWords = async (set: FormulaSet): Promise<readonly FormulaWord[]> => {
  const [{ answer }] = await Promise.all([ask<ReadFormulaWordsQuery>('payroll-admin', print(ReadFormulaWordsDocument), { set }), needMessages('payroll-admin')]);
  return answer.words;
};

export const wordsKey = (set: FormulaSet): readonly string[] => ['formula-words', set];

/** Long enough for one form, short enough that a component added meanwhile is there. */
export const WORDS_FRESH = 30_000;
