import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLog, readableLines } from './log.ts';

describe('the log', () => {
  it('never writes credentials', () => {
    const written: string[] = [];
    const log = createLog('info', false, { write: (text) => void written.push(text) });
    log.info({ pin: '1111', call: { restoreKey: 'k1', data: { accessToken: 't1' } }, secret: 's1' }, 'call');
    expect(written.join()).not.toMatch(/1111|k1|t1|s1/);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 30, msg: 'call', pin: '[redacted]' });
  });

  it('redacts credentials at any depth and in error messages', () => {
    const written: string[] = [];
    const log = createLog('info', false, { write: (text) => void written.push(text) });
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJvIn0.c2lnbmF0dXJl';
    log.info({ a: { b: { c: { d: [{ PIN: '4321', approval: { pin: '8765' } }] } } } }, 'call');
    log.info({ url: '/api/tableSessions/x?restoreKey=k-e-y&$limit=1', reason: `Bearer ${token}` }, 'call');
    log.info({ reason: 'postgres://me:pass-word@db/x', page: '/payments/sandbox/a?t=sig-na' }, 'call');
    // office B3.8: the address of a preview, which the page itself leaves at once
    log.info({ url: '/browse?preview=pre-view.sign', referer: 'https://x/browse?preview=pre-view' }, 'call');
    const bug = Object.assign(new Error('GET /api/x?restoreKeys[0]=k-e-y'), {
      config: { password: 'pass-word' },
    });
    log.error({ err: bug }, 'a bug');
    log.error({ error: new Error('outer', { cause: new Error(`with ${token}`) }) }, 'a bug');
    expect(written.join('')).not.toMatch(/4321|8765|k-e-y|eyJ|pass-word|sig-na|pre-view/);
    expect(written.join('')).toContain('$limit=1');
  });

  it('escapes control characters and forged readableLines', () => {
    const written: string[] = [];
    const log = pino({ base: undefined }, readableLines({ write: (text) => written.push(text) }));
    log.warn({ address: '\u001b[2J\u009b31m\u202Eevil\r\n12:00:00 info paid' }, 'a\nb');
    expect(written.join('').replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(written.join('').split('\n')).toHaveLength(2);
  });

  it('serialises an error under either name', () => {
    const written: string[] = [];
    const log = createLog('info', false, { write: (text) => void written.push(text) });
    log.error({ error: new Error('the disk is full') }, 'a job failed');
    log.error({ err: new Error('the disk is full') }, 'a job failed');
    expect(written).toEqual(Array(2).fill(expect.stringContaining('the disk is full')));
  });

  it('is one readable line on a terminal', () => {
    const written: string[] = [];
    pino({ base: undefined }, readableLines({ write: (text) => written.push(text) })).warn(
      { path: 'shops' },
      'slow',
    );
    expect(written).toEqual([expect.stringMatching(/ warn slow path=shops\n$/)]);
  });
});
