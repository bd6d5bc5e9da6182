/** A new SDL file is tested by being there. */
import { startDemoServer } from '../support/demo-server.ts';
import { describeEntities } from './suite.ts';

describeEntities(() => startDemoServer());
