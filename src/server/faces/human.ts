/** human's models over WebAssembly kernels, in a process that does nothing else. Loaded by `child.ts` only: it changes globals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { types } from 'node:util';
import type { Config, FaceResult, Human } from '@vladmandic/human';
import type { Pixels } from '../../domain/pictures/blur.ts';

/** The package names its complete bundle for browsers only; it stands beside the one for Node. */
const bundle = new URL('human.esm.js', import.meta.resolve('@vladmandic/human')).href;
const models = fileURLToPath(new URL('../models/', bundle));
const kernels = fileURLToPath(new URL('.', import.meta.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm')));

/** Addresses that human asks for; nothing else is answered, and nothing leaves the process. */
const folders: Readonly<Record<string, readonly [folder: string, type: string]>> = { 'models.invalid': [models, 'application/octet-stream'], 'kernels.invalid': [kernels, 'application/wasm'] };

const answerFromDisk = async (address: string | URL | Request): Promise<Response> => {
  const { hostname, pathname } = new URL(address instanceof Request ? address.url : address);
  const [folder, type] = folders[hostname] ?? [];
  const name = pathname.slice(1);
  if (folder === undefined || type === undefined || !/^[\w-]+\.(json|bin|wasm)$/.test(name)) return new Response(null, { status: 404 });
  return new Response(readFileSync(join(folder, name)), { headers: { 'content-type': name.endsWith('.json') ? 'application/json' : type } });
};

const off = { enabled: false };
const config: Partial<Config> = {
  backend: 'wasm',
  modelBasePath: 'http://models.invalid/',
  wasmPath: 'http://kernels.invalid/',
  cacheModels: false,
  cacheSensitivity: 0,
  warmup: 'none',
  filter: off,
  gesture: off,
  body: off,
  hand: off,
  object: off,
  segmentation: off,
  face: {
    enabled: true,
    detector: { enabled: true, rotation: true, maxDetected: 3, minConfidence: 0.3 },
    mesh: { enabled: true },
    iris: { enabled: true },
    emotion: { enabled: true, minConfidence: 0 },
    description: { enabled: true },
    antispoof: { enabled: true },
    liveness: { enabled: true },
  } as Config['face'],
};

type Module = { readonly Human: new (config: Partial<Config>) => Human };

/**
 * human's complete bundle is made for browsers and takes Node for its own Node build, which wants a native library. So the
 * process does not say that it is Node, and the few things that TensorFlow asks of its platform are given here.
 */
export const startHuman = async (): Promise<(pixels: Pixels) => Promise<readonly FaceResult[]>> => {
  const { node: _node, ...versions } = process.versions;
  Object.defineProperty(process, 'versions', { value: versions });
  globalThis.fetch = answerFromDisk;
  const { Human: Made } = (await import(bundle)) as Module;
  const human = new Made(config);
  const environment = human.tf.env();
  environment.setPlatform('tenure', {
    fetch: answerFromDisk,
    now: () => performance.now(),
    encode: (text: string) => new TextEncoder().encode(text),
    decode: (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes),
    isTypedArray: (value: unknown): value is Float32Array | Int32Array | Uint8Array | Uint8ClampedArray => types.isTypedArray(value) && !types.isBigInt64Array(value),
  });
  environment.set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  await human.load();
  if (human.tf.getBackend() !== 'wasm') throw new Error('The WebAssembly kernels did not start.');
  return async ({ width, height, rgb }) => {
    const tensor = human.tf.tensor3d(Int32Array.from(rgb), [height, width, 3], 'int32');
    try {
      const { face, error } = await human.detect(tensor);
      if (error) throw new Error(String(error));
      return face;
    } finally {
      tensor.dispose();
    }
  };
};
