// The first file of every command: plain JavaScript for Node 20. Installs what is missing, then goes on with the project's own Node.
import { commands } from './run/commands.mjs';
import { ensureInstalled } from './run/install.mjs';
import { fail } from './run/say.mjs';

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) fail(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}`);

ensureInstalled();
process.exitCode = await command(args);
