import { afterEach } from 'vitest';
import { closeOpened } from './opened.ts';

// of each file: the kits' own modules are loaded once for all files of a worker
afterEach(closeOpened);
