import { payRows } from './pay-rows.ts';
import { reportRows } from '../reports/report-rows.ts';
import { scorecardRows } from './scorecard-rows.ts';
import type { Session } from '../session.ts';

export type RowRule = (session: Session, alias: string, bind: (value: unknown) => string) => string;

/** Entities whose records say themselves whose they are: a right on their screens opens those records alone, whatever its scope. */
const rules: Readonly<Partial<Record<string, RowRule>>> = { CandidateSalary: payRows('status'), Offer: payRows('answer'), Report: reportRows, Scorecard: scorecardRows };

export const rowRuleOf = (type: string): RowRule | undefined => rules[type];
