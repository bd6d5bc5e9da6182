/** Where the palette looks; `here` is the list that is open. */
export const paletteScopes = ['everything', 'here', 'records', 'actions', 'screens'] as const;

export type PaletteScope = (typeof paletteScopes)[number];
