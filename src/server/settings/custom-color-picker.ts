import { defaultBrandColours, readBrandColours } from '../../domain/brand.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

/** Document 0 §7: the five colours; the defaults where no organisation is named or it is unknown. */
export const customColorPicker = async (_args: object, { db, organisation: orgCode = null }: Context) => {
  const rows = orgCode === null ? [] : await withOrg(db, orgCode, (tx) => tx.query<object>(
    `select primary_color as "Primary_Color", secondary_color as "Secondary_Color", hover_color as "Hover_Color",
       table_header_color as "Table_Header_Color", table_header_text_color as "Table_Header_Text_Color" from organisation where org_code = $1`,
    [orgCode],
  ));
  return { errorCode: '', message: '', colorResult: [rows[0] === undefined ? defaultBrandColours : readBrandColours(rows[0])] };
};
