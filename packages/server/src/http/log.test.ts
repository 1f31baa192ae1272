import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLog, lines } from './log.ts';

describe('the log', () => {
  it('never writes what opens something', () => {
    const written: string[] = [];
    const log = createLog('info', false, { write: (text) => void written.push(text) });
    log.info({ pin: '1111', call: { restoreKey: 'k1', data: { accessToken: 't1' } }, secret: 's1' }, 'call');
    expect(written.join()).not.toMatch(/1111|k1|t1|s1/);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 30, msg: 'call', pin: '[redacted]' });
  });

  it('tells what an error was, under either name', () => {
    const written: string[] = [];
    const log = createLog('info', false, { write: (text) => void written.push(text) });
    log.error({ error: new Error('the disk is full') }, 'a job failed');
    log.error({ err: new Error('the disk is full') }, 'a job failed');
    expect(written).toEqual(Array(2).fill(expect.stringContaining('the disk is full')));
  });

  it('is one line of words for a person', () => {
    const written: string[] = [];
    pino({ base: undefined }, lines({ write: (text) => written.push(text) })).warn({ path: 'shops' }, 'slow');
    expect(written).toEqual([expect.stringMatching(/ warn slow path=shops\n$/)]);
  });
});
