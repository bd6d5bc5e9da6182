import { expect, test } from 'vitest';
import { bySheetJs, readAll, workbook } from './make.ts';

const cellsOf = async (...input: Parameters<typeof readAll>): Promise<unknown[]> => (await readAll(...input)).rows.map((row) => row.cells);

test('reads the separators comma, semicolon, tab and bar, and the line sep= of Excel', async () => {
  for (const separator of [',', ';', '\t', '|']) {
    const read = await readAll(`Code${separator}Name\n1${separator}"Smith, John; ""J"""\n`, 'a.csv');
    expect(read.head).toMatchObject({ separator, headings: ['Code', 'Name'] });
    expect(read.rows).toEqual([{ number: 2, cells: ['1', 'Smith, John; "J"'] }]);
  }
  expect((await readAll('sep=;\r\nCode;Name\r\n1;a,b\r\n', 'a.csv')).rows).toEqual([{ number: 3, cells: ['1', 'a,b'] }]);
});

test('reads UTF-8 with and without mark, UTF-16, Windows-1252 and Shift_JIS', async () => {
  const text = 'Code;Nom\r\n1;Zoé Lefèvre — «été»\r\n2;Ångström Núñez\r\n';
  const latin = Buffer.from(text.replace('—', '\u0097'), 'latin1');
  const japanese = Buffer.from([0x83, 0x52, 0x81, 0x5b, 0x83, 0x68, 0x2c, 0x8e, 0x81, 0x96, 0xbc, 0x0a, 0x31, 0x2c, 0x8e, 0x52, 0x93, 0x63, 0x0a]);
  const big = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  expect((await readAll(Buffer.from(text), 'a.csv')).head.encoding).toBe('utf-8');
  expect((await readAll(`\ufeff${text}`, 'a.csv')).head.headings).toEqual(['Code', 'Nom']);
  expect((await readAll(Buffer.from(`\ufeff${text}`, 'utf16le'), 'a.csv')).rows[0]?.cells).toEqual(['1', 'Zoé Lefèvre — «été»']);
  expect((await readAll(Buffer.from(text, 'utf16le'), 'a.csv')).rows[1]?.cells).toEqual(['2', 'Ångström Núñez']);
  expect((await readAll(big, 'a.csv')).rows[0]?.cells).toEqual(['1', 'Zoé Lefèvre — «été»']);
  expect(await readAll(latin, 'a.csv')).toMatchObject({ head: { encoding: 'windows-1252' }, rows: [{ cells: ['1', 'Zoé Lefèvre — «été»'] }, { cells: ['2', 'Ångström Núñez'] }] });
  expect(await readAll(japanese, 'a.csv')).toMatchObject({ head: { encoding: 'shift_jis', headings: ['コード', '氏名'] }, rows: [{ cells: ['1', '山田'] }] });
});

test('reads EUC-JP and GB18030, and takes neither for what it is not', async () => {
  const read = async (hex: string) => (await readAll(Buffer.from(hex, 'hex'), 'a.csv')).head;
  expect(await read('bcd2b0f7a5b3a1bca5c92cbbe1ccbe2ca5d5a5eaa5aca5ca0a312cbbb3c5c420c2c0cfba2ca5e4a5dea5c020a5bfa5eda5a60a')).toMatchObject({ encoding: 'euc-jp', headings: ['社員コード', '氏名', 'フリガナ'] });
  expect(await read('bbe1ccbe2cbdbbbdea0abbb3c5c4c2c0cfba2cc5ecb5fec5d4c0e9c2e5c5c4b6e8b4dda4cec6e20aceebccdab0eccfba2cc2e7bae5c9dc0a')).toMatchObject({ encoding: 'euc-jp', headings: ['氏名', '住所'] });
  expect(await read('d4b1b9a4b1e0bac52cd0d5c3fb2cb2bfc3c50a312ccdf5d0a1c3f72ccad0b3a1b2bf0a332ce946bbf92cb1b1bea9cad0baa3b5edc7f8d6d0b9d8b4e50a')).toMatchObject({ encoding: 'gb18030', headings: ['员工编号', '姓名', '部门'] });
  expect((await readAll(Buffer.from('Função;Descrição\nDireção;été»\n', 'latin1'), 'a.csv')).head).toMatchObject({ encoding: 'windows-1252', headings: ['Função', 'Descrição'] });
  // Half-width kana of Shift_JIS are pairs as well.
  expect(await read('baaddedeb02cbcd2b20ab6c9d52cc0c5b60a')).toMatchObject({ encoding: 'shift_jis' });
});

test('a title above the headings does not hide the separator, and no line that differs outweighs them', async () => {
  for (const title of ['Grades of 2026\n\n', 'Grades, of 2026\n']) expect((await readAll(`${title}Name;Code;Level\nAlpha;AL;1\nBeta, plus;BE;2\n`, 'a.csv')).head).toMatchObject({ separator: ';', headings: ['Name', 'Code', 'Level'] });
  expect((await readAll(`Name;Low;High\n${'A;1,5;2,5\n'.repeat(20)}B;1,5\n`, 'a.csv')).head.separator).toBe(';');
});

test('knows Shift_JIS also in a long file, of which the part that is looked at ends within a sign', async () => {
  const heads = Buffer.from([0x78, 0x43, 0x2c, 0x8e, 0x81, 0x96, 0xbc, 0x0a]);
  const lines = Array.from({ length: 160_000 }, () => Buffer.from([0x31, 0x2c, 0x8e, 0x52, 0x93, 0x63, 0x0a]));
  expect((await readAll(Buffer.concat([heads, ...lines]), 'a.csv')).head).toMatchObject({ encoding: 'shift_jis', headings: ['xC', '氏名'] });
});

test('takes the stored result of a formula, never the formula, and says where there is none', async () => {
  const row = '<row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2"><f>NOW()</f></c><c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D2" t="str"><f>"=x"</f><v>=cmd|x</v></c></row>';
  expect(await cellsOf(await workbook(`<row r="1"><c r="A1" t="str"><v>a</v></c><c r="B1" t="str"><v>b</v></c></row>${row}`), 'a.xlsx')).toEqual([
    [2, { error: 'formula' }, { error: '#DIV/0!' }, '=cmd|x'],
  ]);
});

test('a heading __proto__ is a heading like any other', async () => {
  const { head, rows } = await readAll('__proto__,constructor,toString\n1,2,3\n', 'a.csv');
  expect(head.headings).toEqual(['__proto__', 'constructor', 'toString']);
  expect(rows[0]?.cells).toEqual(['1', '2', '3']);
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});

test('reads dates, times, shares and codes of a workbook as they are shown', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00000"/><numFmt numFmtId="171" formatCode="[h]:mm"/><numFmt numFmtId="172" formatCode="dd/mm/yyyy hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="10"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/></cellXfs></styleSheet>';
  const values = [[1, 45_292], [2, 0.75], [3, 0.125], [4, 42], [5, 1.5], [6, 45_292.25], [1, 59], [1, 1]];
  const cells = values.map(([style, value], at) => `<c r="${'ABCDEFGH'[at]}2" s="${style}"><v>${value}</v></c>`).join('');
  const heads = values.map((_, at) => `<c r="${'ABCDEFGH'[at]}1" t="str"><v>h${at}</v></c>`).join('');
  expect(await cellsOf(await workbook(`<row r="1">${heads}</row><row r="2">${cells}</row>`, { 'xl/styles.xml': styles }), 'a.xlsx')).toEqual([
    ['2024-01-01', '18:00', '12.5%', '00042', '36:00', '2024-01-01T06:00:00', '1900-02-28', '1900-01-01'],
  ]);
});

test('joins formatted runs, leaves furigana out, and reads prefixed element names', async () => {
  const strings = '<x:sst xmlns:x="m"><x:si><x:r><x:t>山</x:t></x:r><x:r><x:t xml:space="preserve">田 </x:t></x:r><x:rPh sb="0" eb="1"><x:t>ヤマダ</x:t></x:rPh></x:si><x:si><x:t>A&amp;B_x000A_C</x:t></x:si></x:sst>';
  const sheet = '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row><x:row r="4"><x:c r="B4" t="s"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const read = await readAll(await workbook('', { 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': strings }), 'a.xlsx');
  expect(read.head.headings).toEqual(['山田']);
  expect(read.rows).toEqual([{ number: 4, cells: [null, 'A&B\nC'] }]);
});

test('reads what another program writes, new and old, alike', async () => {
  const table = [['Code', 'Name', 'Days', 'Active', 'Hired'], ['A-1', 'Zoé 山田', 12.5, true, new Date(2024, 1, 29)], ['A-2', null, -3, false, null]];
  for (const kind of ['xlsx', 'biff8'] as const) {
    const { rows } = await readAll(bySheetJs(table, kind), kind === 'xlsx' ? 'a.xlsx' : 'a.xls');
    expect(rows.map((row) => row.cells.slice(0, 4))).toEqual([['A-1', 'Zoé 山田', 12.5, true], ['A-2', null, -3, false]]);
    expect(rows[0]?.cells[4]).toMatch(/^2024-02-29/);
  }
});

test('passes over a title above the headings', async () => {
  const { head, rows } = await readAll('Staff list 2026,,\n\nCode,Name,Mail\n1,a,b\n', 'a.csv');
  expect(head).toMatchObject({ headingRow: 3, headings: ['Code', 'Name', 'Mail'] });
  expect(rows).toHaveLength(1);
});
