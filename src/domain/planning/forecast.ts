/** What the plan, those who leave and those who come make of the headcount, seat by seat and period by period. A seat is a designation of a department at a location. */

/** Figures in the order of the periods. */
export type Seat = {
  readonly headcount: number;
  /** Null where no plan holds at the end of the period: the headcount is to stay as it is now. */
  readonly planned: readonly (number | null)[];
  readonly leaving: readonly number[];
  readonly retiring: readonly number[];
  readonly joining: readonly number[];
};

export type SeatPeriod = {
  readonly headcount: number;
  readonly planned: number;
  readonly leaving: number;
  readonly retiring: number;
  readonly attrition: number;
  readonly joining: number;
  readonly needed: number;
  readonly surplus: number;
};

/** Whole people for fractions of people: each period as many as the fractions came to by then, to those to whom most is owed. Nobody gives more than stay. */
const dealt = (owed: number[], staying: readonly number[], total: number): readonly number[] => {
  const given = staying.map(() => 0);
  for (let left = total; left > 0; ) {
    const next = owed.map((_, at) => at).filter((at) => given[at]! < staying[at]!).sort((one, other) => owed[other]! - owed[one]! || one - other).slice(0, left);
    if (next.length === 0) break;
    for (const at of next) {
      given[at]! += 1;
      owed[at]! -= 1;
    }
    left -= next.length;
  }
  return given;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The expected leavers are those of the rate, less the ones that are known already: the rate says how many leave, whoever it is. They are reckoned for all seats together, and dealt out as whole people by how
 * many stay in each; so the figures of seats add up to those of the organisation. What it takes to come to the plan is hired within the period.
 * @param parts of a year that the periods are
 */
export const forecast = (seats: readonly Seat[], attritionPercent: number, parts: readonly number[]): readonly (readonly SeatPeriod[])[] => {
  const heads = seats.map(({ headcount }) => headcount);
  const owed = seats.map(() => 0);
  const out: SeatPeriod[][] = seats.map(() => []);
  for (const [n, part] of parts.entries()) {
    const start = [...heads];
    const leaving = seats.map((seat, at) => Math.min(start[at]!, seat.leaving[n] ?? 0));
    const retiring = seats.map((seat, at) => Math.min(start[at]! - leaving[at]!, seat.retiring[n] ?? 0));
    const staying = seats.map((_, at) => start[at]! - leaving[at]! - retiring[at]!);
    const expected = Math.max(0, (sum(start) * attritionPercent * part) / 100 - sum(leaving) - sum(retiring));
    const all = sum(staying);
    for (const at of owed.keys()) owed[at]! += all === 0 ? 0 : (expected * staying[at]!) / all;
    // A hair below a half is a half that was added up from fractions.
    const attrition = dealt(owed, staying, Math.floor(sum(owed) + 0.5 + 1e-9));
    for (const [at, seat] of seats.entries()) {
      const joining = seat.joining[n] ?? 0;
      const end = staying[at]! - attrition[at]! + joining;
      const planned = seat.planned[n] ?? seat.headcount;
      const [needed, surplus] = [Math.max(0, planned - end), Math.max(0, end - planned)];
      out[at]!.push({ headcount: start[at]!, planned, leaving: leaving[at]!, retiring: retiring[at]!, attrition: attrition[at]!, joining, needed, surplus });
      heads[at] = end + needed;
    }
  }
  return out;
};

/** Of several seats together. */
export const together = (seats: readonly (readonly SeatPeriod[])[], periods: number): readonly SeatPeriod[] =>
  Array.from({ length: periods }, (_, n) => {
    const all = (key: keyof SeatPeriod): number => sum(seats.map((seat) => seat[n]![key]));
    return { headcount: all('headcount'), planned: all('planned'), leaving: all('leaving'), retiring: all('retiring'), attrition: all('attrition'), joining: all('joining'), needed: all('needed'), surplus: all('surplus') };
  });
