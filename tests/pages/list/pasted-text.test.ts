/** What a paste reads from a clipboard with text and HTML. */
import { expect, test } from 'vitest';
import { pastedText } from '../../../src/console/resource/list/cells/pastedText.ts';

const clipboard = (text: string, html = '') => ({ getData: (kind: string) => (kind === 'text/html' ? html : text) });

test('text with columns is taken as it is, whatever the HTML beside it says', () => {
  expect(pastedText(clipboard('a\tb', '<table><tr><td>x<td>y</table>'))).toBe('a\tb');
  expect(pastedText(clipboard('one\ntwo', '<p>one<p>two'))).toBe('one\ntwo');
  expect(pastedText(clipboard('one\ntwo', '<table><tr><td>one<tr><td>two</table>'))).toBe('one\ntwo');
});

test('a table of which the text has lost the columns keeps them, with its lines, quotes and wide cells', () => {
  const html = '<meta charset="utf-8"><table><tbody><tr><td> Head<br>of </td><th>90</th></tr><tr><td colspan="2">"x"</td></tr><tr><td>&lt;b&gt;</td><td></td></tr></tbody></table>';
  expect(pastedText(clipboard('Head\nof\n90\n"x"\n<b>', html))).toBe('"Head\nof"\t90\n"""x"""\t\n<b>\t');
  expect(pastedText(clipboard('', '<table><tr><td>only</table>'))).toBe('only');
  expect(pastedText(clipboard('', '<img src=x onerror="globalThis.ran = true"><table><tr><td>1<td>2</table>'))).toBe('1\t2');
  expect((globalThis as { ran?: boolean }).ran).toBeUndefined();
});
