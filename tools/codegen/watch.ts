/** Part of `npm run dev`: prints anew what a saved file of schema/ or src/messages/ changes, in this process. */
import { once } from 'node:events';
import { watchProject } from './watch-project.ts';

const watching = await watchProject(process.cwd(), (line) => console.log(line));
await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
watching.close();
