import { describe, expect, it } from 'vitest';
import { blur } from '../../src/domain/pictures/blur.ts';
import { readPicture } from '../../src/domain/pictures/picture.ts';
import { readPng } from '../../src/server/pictures/read-png.ts';
import { writePng } from '../../src/server/pictures/write-png.ts';

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const pixels = (width: number, height: number) => ({ width, height, rgb: Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) & 255) });
const holds = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes).includes(text);

/** A JPEG in structure: its start, JFIF, a note, a frame of 3 × 5 pixels, a scan and its end. */
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xe1, 0, 8, ...ascii('SECRET'), 0xff, 0xc0, 0, 11, 8, 0, 5, 0, 3, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 1, 2, 0xff, 0, 3, 0xff, 0xd9, ...ascii('BEHIND')]);
/** A WebP in structure: 4 × 2 pixels without loss, and a note. */
const webp = (() => {
  const body = [...ascii('WEBP'), ...ascii('VP8L'), 10, 0, 0, 0, 0x2f, 3, 0x40, 0, 0, 0, 0, 0, 0, 0, ...ascii('EXIF'), 6, 0, 0, 0, ...ascii('SECRET')];
  return Uint8Array.from([...ascii('RIFF'), body.length, 0, 0, 0, ...body]);
})();

describe('a picture', () => {
  it('is kept without what was written into it', () => {
    const png = writePng(pixels(40, 30));
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 6]), Buffer.from('tEXtSECRET'), Buffer.alloc(4)]);
    const noted = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33), Buffer.from('BEHIND')]);
    expect(readPicture('image/png', noted)).toMatchObject({ width: 40, height: 30 });
    expect(Buffer.from(readPicture('image/png', noted)!.bytes).equals(png)).toBe(true);
    const plainJpeg = readPicture('image/jpeg', jpeg)!;
    expect([plainJpeg.width, plainJpeg.height, holds(plainJpeg.bytes, 'SECRET'), holds(plainJpeg.bytes, 'BEHIND')]).toEqual([3, 5, false, false]);
    const plainWebp = readPicture('image/webp', webp)!;
    expect([plainWebp.width, plainWebp.height, holds(plainWebp.bytes, 'SECRET'), plainWebp.bytes[4]]).toEqual([4, 2, false, 22]);
  });

  it('is none where it is of another type, cut or empty', () => {
    const png = writePng(pixels(40, 30));
    for (const [type, bytes] of [['image/jpeg', png], ['image/png', jpeg], ['image/webp', png], ['image/png', png.subarray(0, -20)], ['image/jpeg', jpeg.subarray(0, 30)], ['image/webp', webp.subarray(0, 32)], ['image/png', new Uint8Array()]] as const) expect(readPicture(type, bytes)).toBeNull();
  });
});

describe('a blurred picture', () => {
  it('is the mean of blocks, and can be read', () => {
    const black = { width: 24, height: 12, rgb: new Uint8Array(24 * 12 * 3) };
    black.rgb.fill(255, 0, 12 * 3);
    const { width, height, rgb } = blur(black);
    expect([width, height, rgb[0], rgb[3]]).toEqual([2, 1, Math.round(255 / 12), 0]);
    const written = readPng(writePng(pixels(64, 64)));
    expect([written.width, Buffer.from(written.rgb).equals(Buffer.from(pixels(64, 64).rgb))]).toEqual([64, true]);
  });

  it('is small, however large it was', () => {
    const large = blur({ width: 1920, height: 1080, rgb: new Uint8Array(1920 * 1080 * 3) });
    expect([large.width, large.height]).toEqual([160, 90]);
  });
});
