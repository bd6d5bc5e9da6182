import { describe, expect, it } from 'vitest';
import { minutesTakenBack, shareOfPaid } from '../../src/domain/overtime/taken-back.ts';
import { decimalText, ratioOf } from '../../src/domain/payroll/formula/ratio.ts';

describe('a special wage for the whole day whose hours are paid as overtime later', () => {
  it('comes back for the hours that overtime pays', () => {
    expect(minutesTakenBack({ worked: 600, overtime: 120, overtimeInAll: 120, paid: 600 })).toBe(120);
    expect(minutesTakenBack({ worked: 600, overtime: 600, overtimeInAll: 600, paid: 600 })).toBe(600);
  });

  it('comes back once: what was settled before, or was worked besides, stays', () => {
    expect(minutesTakenBack({ worked: 600, overtime: 120, overtimeInAll: 120, paid: 480 })).toBe(0);
    expect(minutesTakenBack({ worked: 660, overtime: 120, overtimeInAll: 120, paid: 600 })).toBe(60);
    expect(minutesTakenBack({ worked: 600, overtime: 60, overtimeInAll: 180, paid: 480 })).toBe(60);
  });

  it('comes back by no more than overtime pays, where attendance has less by now', () => {
    expect(minutesTakenBack({ worked: 300, overtime: 120, overtimeInAll: 120, paid: 600 })).toBe(120);
  });

  it('comes back as it was paid', () => {
    expect(decimalText(shareOfPaid(ratioOf('596.3333'), 120, 600), 4)).toBe('119.2667');
  });
});
