/** Which root key goes with a transaction: features never see it. */
const known = new WeakMap<object, Buffer>();

export const withRoot = <Handle extends object>(handle: Handle, root: Buffer): Handle => {
  known.set(handle, root);
  return handle;
};

export const rootOf = (handle: object): Buffer => {
  const root = known.get(handle);
  if (!root) throw new TypeError('This is no transaction of withOrg or asOwner.');
  return root;
};
