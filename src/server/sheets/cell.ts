/** A cell as its file says it: never a formula. A date is 'YYYY-MM-DD', a moment 'YYYY-MM-DDTHH:MM:SS', a time 'HH:MM', a share '12.5%'. */
export type Cell = string | number | boolean | null | CellError;

/** A cell that holds no usable value: a spreadsheet error such as '#N/A', or 'formula' for a formula whose result was never stored. */
export type CellError = { readonly error: string };

export const isCellError = (cell: Cell): cell is CellError => typeof cell === 'object' && cell !== null;

/** The cell as text for headings, suggestions and staging; numbers in plain notation, yes/no as TRUE and FALSE, faulty cells as their error. */
export const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell === 'number') return plainNumber(cell);
  return isCellError(cell) ? cell.error : cell;
};

const plainNumber = (value: number): string => {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
};
