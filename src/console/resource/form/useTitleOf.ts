import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { wholeTitle } from './wholeTitle.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';

/** What heads the page of a record: its title; the name of the screen where the organisation has one record only, which is a page of settings. */
export const useTitleOf = (): ((target: Pick<ScreenResource, 'screen' | 'resource'>, record: Row) => string) => {
  const labelOf = useScreenLabel();
  const formats = useCellFormats();
  return ({ screen, resource }, record) => (resource.single ? labelOf(screen) : wholeTitle(resource, record, formats));
};
