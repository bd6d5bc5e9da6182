/** What is seen of one face in one picture. Angles are in radians; shares are from 0 to 1. */
export type FaceReading = {
  /** Numbers of the model that describe who it is. */
  readonly descriptor: readonly number[];
  /** Width and height of the face, in pixels of the picture. */
  readonly size: readonly [width: number, height: number];
  /** Sure that it is a face. */
  readonly score: number;
  /** Turned to the person's own left: negative; to their right: positive. */
  readonly yaw: number;
  /** Up: negative; down: positive. */
  readonly pitch: number;
  /** Of the face's height. */
  readonly mouthOpen: number;
  /** The more open of both eyes, of the socket's height. */
  readonly eyesOpen: number;
  readonly smile: number;
  /** Skin and depth rather than paper or a screen. */
  readonly real: number;
  readonly live: number;
};

/** What a picture shows: its faces, the surest first, and a digest that equal pictures share. */
export type PictureReading = { readonly faces: readonly FaceReading[]; readonly digest: string };
