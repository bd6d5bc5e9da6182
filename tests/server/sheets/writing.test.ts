import { expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { parsePercent } from '../../../src/domain/values/amounts.ts';
import { parseNumber } from '../../../src/domain/values/numbers.ts';
import { writeCsv } from '../../../src/server/sheets/write-csv.ts';
import { writeXlsx } from '../../../src/server/sheets/write-xlsx.ts';
import type { Column, Value } from '../../../src/server/sheets/write/sheet.ts';
import { collect, readAll } from './make.ts';

const columns: Column[] = [
  { heading: 'Code', format: { kind: 'text' } },
  { heading: 'Hired', format: { kind: 'date' } },
  { heading: 'Seen', format: { kind: 'dateTime' } },
  { heading: 'Starts', format: { kind: 'time' } },
  { heading: 'Pay', format: { kind: 'decimal', decimals: 2 } },
  { heading: 'Share', format: { kind: 'percent' } },
  { heading: 'Active', format: { kind: 'text' } },
];
const rows: Value[][] = [
  ['=1+1', '2024-02-29', '2024-02-29T13:45:00', '08:30', '-1234.5', '12.5', true],
  ["'=quoted", '1850-01-01', null, '23:59', '99999999999999.9999', '0', false],
  ['+91 98 <&"> \u0001 _x0041_ 山田😀', '9999-12-31', '1999-12-31T00:00:00', null, '0', null, true],
  ['\tTab', null, null, null, null, null, null],
];
const options = { dateFormat: 'YYYY/MM/DD' };

test('a written workbook reads back as it was, by us and by another program', async () => {
  const file = await collect(writeXlsx([{ name: 'A/B: [x]', columns, rows }], options));
  const back = await readAll(file, 'a.xlsx');
  expect(back.head).toMatchObject({ sheet: 'A B   x', headings: columns.map((column) => column.heading) });
  expect(back.rows.map((row) => row.cells)).toEqual([
    ['=1+1', '2024-02-29', '2024-02-29T13:45:00', '08:30', -1234.5, '12.5%', true],
    ["'=quoted", '1850-01-01', null, '23:59', '99999999999999.9999', '0%', false],
    ['+91 98 <&"> \u0001 _x0041_ 山田😀', '9999-12-31', '1999-12-31', null, 0, null, true],
    ['\tTab'],
  ]);
  const other = read(file, { type: 'buffer' });
  const table = utils.sheet_to_json<unknown[]>(other.Sheets[other.SheetNames[0] ?? ''] ?? {}, { header: 1, raw: false });
  expect(table[1]).toEqual(['=1+1', '2024/02/29', '2024/02/29 13:45', '08:30', '-1,234.50', '12.5%', 'TRUE']);
});

test('no text of a CSV starts like a formula, and reading takes the apostrophe off again', async () => {
  const file = await collect(writeCsv({ columns, rows }));
  const lines = file.toString('utf8').split('\r\n');
  expect(lines[1]).toMatch(/^'=1\+1,/);
  for (const line of lines.slice(1)) expect(line).not.toMatch(/(^|,)"?[=+@\t]/);
  const back = await readAll(file, 'a.csv');
  expect(back.rows.map((row) => row.cells[0])).toEqual(['=1+1', "'=quoted", '+91 98 <&"> \u0001 _x0041_ 山田😀', '\tTab']);
});

test('numbers of three decimals are no thousands to anybody who reads the file in Spanish', async () => {
  const own = [{ heading: 'Share', format: { kind: 'percent' } as const }, { heading: 'Rate', format: { kind: 'decimal', decimals: 3 } as const }];
  for (const file of [await collect(writeCsv({ columns: own, rows: [['12.345', '-1.234'], ['0.125', '1234.567']] })), await collect(writeXlsx([{ name: 'a', columns: own, rows: [['12.345', '-1.234'], ['0.125', '1234.567']] }], { dateFormat: 'YYYY/MM/DD' }))]) {
    const { rows: read } = await readAll(file, file[0] === 0x50 ? 'a.xlsx' : 'a.csv');
    expect(read.map(({ cells: [share, rate] }) => [parsePercent(String(share), 'sp'), parseNumber(String(rate), typeof rate === 'number' ? 'en' : 'sp')])).toEqual([['12.345', '-1.234'], ['0.125', '1234.567']]);
  }
});

test('more rows than a sheet takes go on in a second sheet, with bounded memory', async () => {
  function* many(): Generator<Value[]> {
    for (let row = 0; row < 1_048_600; row += 1) yield [row];
  }
  let size = 0;
  let directory = '';
  for await (const piece of writeXlsx([{ name: 'Many', columns: [{ heading: 'N', format: { kind: 'integer' } }], rows: many() }], options)) {
    size += piece.length;
    directory = piece.toString('latin1');
  }
  expect(size).toBeGreaterThan(1_000_000);
  expect(directory).toContain('xl/worksheets/sheet2.xml');
});

test('stopping early releases the source of the rows', async () => {
  let isReleased = false;
  async function* endless(): AsyncGenerator<Value[]> {
    try {
      for (let row = 0; ; row += 1) yield [`row ${row}`, '2020-01-01'];
    } finally {
      isReleased = true;
    }
  }
  const pieces = writeXlsx([{ name: 'Endless', columns: columns.slice(0, 2), rows: endless() }], options);
  for (let taken = 0; taken < 4; taken += 1) await pieces.next();
  await pieces.return(undefined);
  expect(isReleased).toBe(true);
});
