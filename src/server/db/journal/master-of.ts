/** Which master key goes with a transaction: features never see it. */
const known = new WeakMap<object, Buffer>();

export const withMaster = <Handle extends object>(handle: Handle, master: Buffer): Handle => {
  known.set(handle, master);
  return handle;
};

export const masterOf = (handle: object): Buffer => {
  const master = known.get(handle);
  if (!master) throw new TypeError('This is no transaction of withOrg or asOwner.');
  return master;
};
