/** Leaves the console for an address of the server that redirects. */
export const leaveFor = (address: string): void => window.location.assign(address);
