/** Whether a screen belongs to the settings of data loss prevention: the entities behind these are what its audit log tells of. */
export const isSetByLossPrevention = ({ path }: { readonly path: string }): boolean => path.startsWith('/settings/data-loss-prevention/');
