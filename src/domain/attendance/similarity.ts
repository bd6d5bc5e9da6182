/**
 * How alike two face descriptors are: the cosine of their angle, from -1 to 1; faces of one person are usually above 0.6.
 * @throws RangeError when the descriptors are not of one length
 */
export const similarity = (left: readonly number[], right: readonly number[]): number => {
  if (left.length === 0 || left.length !== right.length) throw new RangeError('Descriptors of one model have one length');
  let product = 0;
  let lefts = 0;
  let rights = 0;
  for (const [index, value] of left.entries()) {
    const other = right[index]!;
    product += value * other;
    lefts += value * value;
    rights += other * other;
  }
  const lengths = Math.sqrt(lefts) * Math.sqrt(rights);
  return lengths === 0 ? 0 : product / lengths;
};

/** The best likeness of a descriptor to any of those that are kept; -1 when none is. */
export const bestSimilarity = (descriptor: readonly number[], kept: readonly (readonly number[])[]): number => Math.max(-1, ...kept.map((one) => similarity(descriptor, one)));
