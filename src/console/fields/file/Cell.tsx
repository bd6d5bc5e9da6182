import type { CellKind, CellProps } from '../cellKind.ts';

/** What kind of file there is: 'PDF'. Its name is generated and says nothing; the one that people gave it is told where it is opened. */
export const kindOf = (name: string): string => name.split('.').at(-1)!.toUpperCase();

const Show = ({ text }: CellProps) => <>{kindOf(text)}</>;

/** The name of the file, without the folder that keeps it apart from others. */
export const fileCell: CellKind = { width: 140, text: (value) => (typeof value === 'string' ? (value.split('/').at(-1) ?? '') : ''), Show };
