import { referenceColumn } from './cell-reference.ts';

/** A cell's start tag, read in one pass: its column (-1 where it has no reference), type, style and the place of its closing '>'. */
export type CellTag = { column: number; type: string; style: number; end: number; isEmpty: boolean };

const equals = 61;
const closing = 62;
const slash = 47;

/** Reads the tag whose attributes begin at `at`; undefined where it does not end. */
export const readCellTag = (xml: string, at: number): CellTag | undefined => {
  const tag: CellTag = { column: -1, type: 'n', style: -1, end: 0, isEmpty: false };
  for (let place = at; place < xml.length; ) {
    const code = xml.charCodeAt(place);
    if (code === closing) {
      tag.end = place;
      tag.isEmpty = xml.charCodeAt(place - 1) === slash;
      return tag;
    }
    if (code <= 32 || code === slash) {
      place += 1;
      continue;
    }
    const name = place;
    while (place < xml.length && xml.charCodeAt(place) !== equals) place += 1;
    const quote = xml.charCodeAt(place + 1);
    const start = place + 2;
    let end = start;
    while (end < xml.length && xml.charCodeAt(end) !== quote) end += 1;
    if (place - name === 1) {
      const letter = xml.charCodeAt(name);
      if (letter === 114) tag.column = referenceColumn(xml.slice(start, end));
      else if (letter === 115) tag.style = Number(xml.slice(start, end));
      else if (letter === 116) tag.type = xml.slice(start, end);
    }
    place = end + 1;
  }
  return undefined;
};
