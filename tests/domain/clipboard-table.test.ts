import { expect, test } from 'vitest';
import { readTable, spread, writeHtmlTable, writeTable } from '../../src/domain/clipboard/table.ts';

test('reads rows and cells as spreadsheets write them', () => {
  expect(readTable('a\tb\r\nc\td\r\n')).toEqual([['a', 'b'], ['c', 'd']]);
  expect(readTable('one')).toEqual([['one']]);
  expect(readTable('')).toEqual([['']]);
  expect(readTable('a\t')).toEqual([['a', '']]);
  expect(readTable('a\n\nb')).toEqual([['a'], [''], ['b']]);
});

test('quotes hold tabs and line ends; a quote that does not close is text', () => {
  expect(readTable('"two\nlines"\t"a ""quote"""\tplain')).toEqual([['two\nlines', 'a "quote"', 'plain']]);
  expect(readTable('"open\tnext')).toEqual([['"open', 'next']]);
  expect(readTable('5" pipe\tx')).toEqual([['5" pipe', 'x']]);
});

test('what is written is read back, whatever it holds', () => {
  const table = [['a\tb', 'x\ny', '"said"'], ['', '=1+1', 'שלום 👩‍👩‍👧'], ['<b>', '5"', ' ']];
  expect(readTable(writeTable(table))).toEqual(table);
});

/** Milliseconds that this thread has had of a processor: whatever else the machine does takes none of them. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

test('two megabytes in one cell take no time to speak of', () => {
  const long = 'x'.repeat(2_000_000);
  const before = worked();
  expect(readTable(`${long}\t1`)[0]).toHaveLength(2);
  expect(readTable(`"${long}`)[0]).toHaveLength(1);
  expect(worked() - before).toBeLessThan(2000);
});

test('quotes that never close, and very many rows, take no time to speak of', () => {
  const before = worked();
  expect(readTable('"open\tx\n'.repeat(20_000))).toHaveLength(20_000);
  expect(readTable(`"${'""'.repeat(1_000_000)}`)).toHaveLength(1);
  expect(readTable(`"${'a""'.repeat(500_000)}"\tx`)[0]).toHaveLength(2);
  const rows = readTable('1\n'.repeat(500_000));
  expect(spread(rows, 1, 1)).toHaveLength(500_000);
  expect(worked() - before).toBeLessThan(5000);
});

test('HTML says what it shows and runs nothing', () => {
  expect(writeHtmlTable([['<img onerror=x>', 'a & b\nc']])).toBe('<table><tr><td>&lt;img onerror=x&gt;</td><td>a &amp; b<br>c</td></tr></table>');
});

test('one copied cell fills a range, a block is repeated where it fits, ragged rows keep their length', () => {
  expect(spread([['1']], 2, 3)).toEqual([['1', '1', '1'], ['1', '1', '1']]);
  expect(spread([['1', '2'], ['3', '4']], 4, 2)).toEqual([['1', '2'], ['3', '4'], ['1', '2'], ['3', '4']]);
  expect(spread([['1', '2'], ['3']], 1, 1)).toEqual([['1', '2'], ['3']]);
  expect(spread([['1'], ['2']], 3, 1)).toEqual([['1'], ['2']]);
});
