/** As wide or high as a scan has to be to be read. */
const LONGEST = 2400;

/** A photo that is larger than the field takes, made smaller by the browser; what is no picture, or cannot be read as one, stays as it is. */
export const shrink = async (file: File, most: number): Promise<File> => {
  if (file.size <= most || !/^image\/(?:png|jpeg)$/.test(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const canvas = document.createElement('canvas');
  for (const [longest, quality] of [[LONGEST, 0.85], [LONGEST, 0.7], [LONGEST / 2, 0.7]] as const) {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    [canvas.width, canvas.height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= most) return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type });
  }
  return file;
};
