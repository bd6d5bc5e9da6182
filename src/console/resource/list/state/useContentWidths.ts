import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'ra-core';
import type { Field } from '../../../../domain/resource.ts';
import type { CellFormats } from '../../../fields/cellKind.ts';
import { SAMPLE, contentWidths, widthsKey } from './contentWidths.ts';
import { faceComes, hasFace } from './measureText.ts';
import type { Rows } from './useRows.ts';

const none: Readonly<Record<string, number>> = {};

/**
 * Pixels of the longest value of each column among the first rows, measured once a column and language in the page's own face and kept on the device: the next
 * time the skeleton has the true widths already, and nothing moves while one scrolls.
 */
export const useContentWidths = (screen: string, columns: readonly Field[], title: string, rows: Rows, formats: CellFormats): Readonly<Record<string, number>> => {
  const [known, setKnown] = useStore<Readonly<Record<string, number>>>(widthsKey(formats, screen), none);
  const hasRows = (rows.total ?? 0) > 0 && !rows.isStale && rows.at(0) !== undefined;
  const [isMeasurable, setMeasurable] = useState(hasFace);
  useEffect(() => {
    if (isMeasurable) return;
    let isOpen = true;
    void faceComes().then(() => isOpen && setMeasurable(true));
    return () => {
      isOpen = false;
    };
  }, [isMeasurable]);
  const missing = hasRows && isMeasurable ? columns.filter(({ name }) => known[name] === undefined) : [];
  const asked = missing.map(({ name }) => name).join();
  useLayoutEffect(() => {
    if (asked === '') return;
    const sample = Array.from({ length: Math.min(SAMPLE, rows.total ?? 0) }, (_, index) => rows.at(index)).filter((row) => row !== undefined);
    const measured = contentWidths(missing, title, sample, formats);
    setKnown({ ...known, ...measured });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- measured once for each set of columns, not for each answer
  }, [asked]);
  return known;
};
