/** `npm run codegen`: generated/ from schema/ and src/messages/. `--check` writes nothing and fails where something is stale. */
import { codegen } from './codegen.ts';

const { code, said } = await codegen(process.cwd(), ...process.argv.slice(2));
if (code === 0) console.log(said);
else console.error(said);
process.exitCode = code;
