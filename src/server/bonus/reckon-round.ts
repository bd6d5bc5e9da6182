import { bonusOf } from '../../domain/bonus/bonus-of.ts';
import { lackingField } from '../../domain/bonus/lacking.ts';
import { lawOn } from '../../domain/bonus/bonus-law.ts';
import { decimalText } from '../../domain/payroll/formula/ratio.ts';
import { roundOff } from '../../domain/payroll/salary/round-off.ts';
import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { addNew, deleteOld } from '../resource/new-records.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { readPayrollSettings, roundOffOf } from '../salaries/payroll-settings.ts';
import type { Session } from '../session.ts';
import { bonusLaws } from './bonus-laws.ts';
import { peopleOfRound } from './bonus-people.ts';
import { lockRound } from './read-round.ts';
import { changeRound, sumOfLines } from './round-changes.ts';

/** Lines written at once. */
const CHUNK = 500;

type Advance = (done: number, total: number) => Promise<void>;
type Line = Readonly<Record<string, unknown>> & { readonly employeeId: string; readonly calculated: string };

/** What is written over a line that was there: an adjusted amount stays where it was adjusted from the same figure. */
const overwritten = (before: Readonly<Record<string, unknown>>, line: Line): Readonly<Record<string, unknown>> => {
  const isKept = before['reason'] != null && Number(before['calculated']) === Number(line.calculated);
  return { ...before, ...line, amount: isKept ? before['amount'] : line.calculated, reason: isKept ? before['reason'] : null };
};

/** Reckons a draft anew in the caller's transaction: all of it, or nothing where it is stopped in between (`advance` refuses). Amounts are rounded as the payroll settings round. */
export const reckonRound = async (tx: Transaction, session: Pick<Session, 'name' | 'language'>, id: string, advance: Advance): Promise<{ readonly changes: readonly Change[]; readonly people: number }> => {
  const round = await lockRound(tx, id);
  const settings = await readPayrollSettings(tx);
  const law = round.plan.calculation === 'STATUTORY' ? lawOn(bonusLaws(settings.country, settings.currency), round.toDate) : null;
  if (round.status !== 'DRAFT') refuseProblems({ session }, [{ field: 'status', ...finding('bonusRound.notDraft') }]);
  if (round.plan.calculation === 'STATUTORY' && law === null) refuseProblems({ session }, [{ field: 'planId', ...finding('bonusRound.noLaw') }]);
  const lacks = lackingField(round.plan);
  if (lacks !== null) refuseProblems({ session }, [{ field: 'planId', ...finding('bonusRound.incomplete', {}, { what: `bonusPlan.${lacks}` }) }]);
  const people = await peopleOfRound(tx, round, settings.currency);
  const lines = people.flatMap((person): Line[] => {
    const bonus = bonusOf(round.plan, round, person, law);
    if (bonus === null) return [];
    return [{
      employeeId: person.employeeId, roundId: id, name: round.name, status: 'DRAFT', payoutDate: round.payoutDate, currency: settings.currency, base: decimalText(bonus.base, 2), percent: bonus.percent === null ? null : decimalText(bonus.percent, 4),
      days: decimalText(bonus.days, 2), periodDays: bonus.periodDays, setOff: decimalText(bonus.setOff, 2), calculated: decimalText(roundOff(bonus.amount, roundOffOf(settings)), 2), earningId: null,
    }];
  });
  const resource = resourceOf('BonusLine');
  const had = await readImages(tx, resource, (await tx.query<{ id: string }>('select id::text as id from bonus_line where org_code = $1 and round_id = $2::bigint', [tx.orgCode, id])).map((row) => row.id));
  const byEmployee = new Map([...had.values()].map((image) => [String(image['employeeId']), image]));
  const changes: Change[] = [];
  for (let at = 0; at < lines.length; at += CHUNK) {
    await advance(at, lines.length);
    const some = lines.slice(at, at + CHUNK);
    const old = some.flatMap((line) => {
      const before = byEmployee.get(line.employeeId);
      return before ? [{ ...before, ...overwritten(before, line), id: before.id, version: before.version }] : [];
    });
    const updated = await updateImages(tx, resource, old, session.name);
    changes.push(...updated.map((after): Change => ({ entity: 'BonusLine', id: after.id, kind: 'UPDATE', before: had.get(after.id)!, after })));
    changes.push(...(await addNew(tx, 'BonusLine', some.filter(({ employeeId }) => !byEmployee.has(employeeId)).map((line) => ({ ...line, amount: line.calculated, reason: null })), session.name)));
  }
  const eligible = new Set(lines.map(({ employeeId }) => employeeId));
  changes.push(...(await deleteOld(tx, 'BonusLine', [...had.values()].filter((image) => !eligible.has(String(image['employeeId']))))));
  changes.push(await changeRound(tx, id, { ...(await sumOfLines(tx, id)), leftOut: people.length - lines.length, currency: settings.currency, law: law?.law ?? null, reckonedAt: new Date().toISOString() }, session.name));
  await advance(lines.length, lines.length);
  return { changes, people: lines.length };
};
