/** Pictures as they come in: only what their own format needs is kept, so no place, name or note that a program wrote into them. */
import { plainJpeg } from './jpeg.ts';
import { plainPng } from './png.ts';
import { plainWebp } from './webp.ts';

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';
/** A picture without what was written beside it. */
export type Picture = { readonly type: PictureType; readonly width: number; readonly height: number; readonly bytes: Uint8Array };

export const PICTURE_TYPES: readonly PictureType[] = ['image/png', 'image/jpeg', 'image/webp'];

const readers: Readonly<Record<PictureType, (bytes: Uint8Array) => Omit<Picture, 'type'> | null>> = { 'image/png': plainPng, 'image/jpeg': plainJpeg, 'image/webp': plainWebp };

/** The picture of the type that it claims to be, from its first part to its last; null where its structure is another or damaged. */
export const readPicture = (type: PictureType, bytes: Uint8Array): Picture | null => {
  const read = readers[type](bytes);
  return read === null || read.width < 1 || read.height < 1 ? null : { type, ...read };
};
