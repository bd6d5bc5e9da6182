/** Three bytes a pixel, row by row. */
export type Pixels = { readonly width: number; readonly height: number; readonly rgb: Uint8Array };

/** A letter of usual size is lower than the first; a picture is no wider than the second afterwards. In pixels. */
const BLOCK = { least: 12, columns: 160 } as const;

/** The mean of each block of pixels and nothing else: what stood there cannot be reckoned back. Blocks grow with the picture; the answer has one pixel for each. */
export const blur = ({ width, height, rgb }: Pixels): Pixels => {
  const block = Math.max(BLOCK.least, Math.ceil(width / BLOCK.columns));
  const [columns, rows] = [Math.ceil(width / block), Math.ceil(height / block)];
  const means = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [right, bottom] = [Math.min(width, (column + 1) * block), Math.min(height, (row + 1) * block)];
      const sums = [0, 0, 0];
      for (let y = row * block; y < bottom; y += 1)
        for (let at = (y * width + column * block) * 3, end = (y * width + right) * 3; at < end; at += 3) {
          sums[0]! += rgb[at]!;
          sums[1]! += rgb[at + 1]!;
          sums[2]! += rgb[at + 2]!;
        }
      const count = (right - column * block) * (bottom - row * block);
      means.set(sums.map((sum) => Math.round(sum / count)), (row * columns + column) * 3);
    }
  return { width: columns, height: rows, rgb: means };
};
