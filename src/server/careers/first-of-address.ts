/** Of several candidates with one address, to whom applications go and whom the portal opens; an order of `candidate`. */
export const FIRST_OF_ADDRESS = `standing = 'ACTIVE' desc, id desc`;
