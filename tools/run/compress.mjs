// Writes a .br and a .gz beside every text file of a folder that gains by it, so that the server compresses nothing while serving.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest', '.wasm']);
const [folder = ''] = process.argv.slice(2);

const compress = async (path) => {
  const body = readFileSync(path);
  if (body.length < 1024) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: body.length > 2_000_000 ? 9 : 11 } };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, quality), promisify(gzip)(body, { level: 9 })]);
  if (br.length < body.length) writeFileSync(`${path}.br`, br);
  if (gz.length < body.length) writeFileSync(`${path}.gz`, gz);
};

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => texts.has(extname(name)));
await Promise.all(files.map((name) => compress(join(folder, name))));
