import { describe, expect, it } from 'vitest';
import { dayOfMoment } from '../../src/domain/data-loss-prevention/dayOfMoment.ts';
import { addressNumber, addressText, overlaps, rangeText, readRange, type IpRange } from '../../src/domain/data-loss-prevention/ipRange.ts';
import { publicAddress, whereIs } from '../../src/domain/data-loss-prevention/whereIs.ts';

const text = (entered: string): string => {
  const read = readRange(entered);
  return typeof read === 'string' ? read : rangeText(read);
};

describe('a range of addresses', () => {
  it('has a mask, or a first and a last address', () => {
    expect(text('49.205.72.0/24')).toBe('49.205.72.0/24');
    expect(text('49.205.72.17 / 255.255.255.0')).toBe('49.205.72.0/24');
    expect(text('49.205.72.10 – 49.205.72.40')).toBe('49.205.72.10-49.205.72.40');
    expect(text('49.205.72.0-49.205.72.255')).toBe('49.205.72.0/24');
    expect(text('49.205.72.7')).toBe('49.205.72.7/32');
  });

  it('is of IPv4 and public', () => {
    for (const wrong of ['2001:db8::/32', '::1', '300.1.1.1/24', '49.205.72/24', '049.205.72.0/24']) expect([wrong, text(wrong)]).toEqual([wrong, 'NOT_IPV4']);
    for (const wrong of ['10.0.0.0/8', '192.168.1.1', '172.20.0.0/16', '127.0.0.1', '100.64.3.0/24', '203.0.113.0/24', '224.0.0.1', '255.255.255.255', '0.0.0.0/0', '9.0.0.0-11.0.0.0']) expect([wrong, text(wrong)]).toEqual([wrong, 'NOT_PUBLIC']);
    expect(text('office')).toBe('NO_RANGE');
    expect(text('49.205.72.0/33')).toBe('NO_MASK');
    expect(text('49.205.72.0/255.0.255.0')).toBe('NO_MASK');
    expect(text('49.205.72.40-49.205.72.10')).toBe('BACKWARDS');
  });

  it('meets another where they share an address', () => {
    const [one, other, apart] = ['49.205.72.0/24', '49.205.72.255-49.205.73.4', '49.205.74.0/24'].map((range) => readRange(range) as IpRange) as [IpRange, IpRange, IpRange];
    expect([overlaps(one, other), overlaps(other, one), overlaps(one, apart)]).toEqual([true, true, false]);
    expect(addressText(addressNumber('223.255.255.254')!)).toBe('223.255.255.254');
  });
});

describe('where a computer is', () => {
  const where = whereIs([{ id: '1', name: 'Coimbatore mill', ranges: ['49.205.72.0/24', '14.139.160.8-14.139.160.11'] }, { id: '2', name: 'Chennai office', ranges: ['115.112.6.0/29'] }]);

  it('is at the work location that has its address, elsewhere with another one, and unknown without a public one of IPv4', () => {
    expect(where('49.205.72.200')).toEqual({ place: 'OFFICE', workLocationId: '1', name: 'Coimbatore mill' });
    expect(where('::ffff:14.139.160.9')).toMatchObject({ workLocationId: '1' });
    expect(where('115.112.6.7')).toMatchObject({ name: 'Chennai office' });
    expect(where('115.112.6.8')).toEqual({ place: 'ELSEWHERE' });
    for (const address of [null, '', '127.0.0.1', '10.1.2.3', '2001:db8::1']) expect(where(address)).toEqual({ place: 'UNKNOWN' });
    expect(publicAddress('::ffff:49.205.72.1')).toBe('49.205.72.1');
  });
});

describe('a moment', () => {
  const days = [{ day: '2026-11-30', whole: { from: 0, to: 100 }, shift: { from: 40, to: 110 } }, { day: '2026-12-01', whole: { from: 100, to: 200 }, shift: { from: 105, to: 150 } }];

  it('counts to the day on which its shift began, and outside of shifts to none unless the settings say so', () => {
    const [inside, everywhere] = [dayOfMoment(days, false), dayOfMoment(days, true)];
    expect([40, 107, 110, 39, 150].map(inside)).toEqual(['2026-11-30', '2026-11-30', '2026-12-01', null, null]);
    expect([39, 160, 200].map(everywhere)).toEqual(['2026-11-30', '2026-12-01', null]);
  });
});
