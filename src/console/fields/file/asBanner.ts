/** As wide as a banner is ever shown. */
const WIDEST = 1920;

/** A picture that is wider than a page needs, made narrower by the browser before it is sent; any other file as it is. */
export const asBanner = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file);
  if (picture.width <= WIDEST) return file;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDEST, Math.round((picture.height * WIDEST) / picture.width)];
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return blob && blob.size < file.size ? new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type }) : file;
};
