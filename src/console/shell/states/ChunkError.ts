/** How a script or style of the console failed: the server does not have it (any more), it did not come in time, or the way to it broke. */
export type ChunkFault = 'missing' | 'timeout' | 'error';

/** A part of the console that did not arrive, in the words of the specification (0 §8). */
export class ChunkError extends Error {
  readonly type: ChunkFault;
  readonly address: string;

  constructor(type: ChunkFault, address: string) {
    super(`Loading chunk failed (${type}: ${address})`);
    this.name = 'ChunkError';
    this.type = type;
    this.address = address;
  }
}
