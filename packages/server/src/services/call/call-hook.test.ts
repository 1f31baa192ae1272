import { feathers } from '@feathersjs/feathers';
import { describe, expect, it } from 'vitest';
import { CodedError } from '../../lib/coded-error.ts';
import { toWireError } from '../../transport/wire-error.ts';
import { type CallParams, type CallReport, createCallHook } from './call-hook.ts';

function anApp() {
  const bugs: unknown[] = [];
  const reports: CallReport[] = [];
  const hook = createCallHook({
    identity: {
      verify: () => Promise.reject(new CodedError('notAuthenticated')),
      ensureProof: async () => undefined,
    },
    catalogue: { list: () => [] },
    admit: () => () => {},
    toWire: (error) => toWireError(error, (bug) => bugs.push(bug)),
    report: (call) => reports.push(call),
  });
  const app = feathers();
  app.use('shops', { find: async ({ call }: CallParams) => call }, { methods: ['find'] });
  app.hooks({ around: { all: [hook.around] } });
  return { bugs, reports, hook, find: (params?: CallParams) => app.service('shops').find(params) };
}

const caller = { address: '1.2.3.4', origin: 'http://a' };

describe('every call', () => {
  it('needs a provider: one without would pass as internal', async () => {
    const app = anApp();
    await expect(app.find()).rejects.toMatchObject({ code: 500, data: { code: 'serverError' } });
    await expect(app.find({ caller })).rejects.toMatchObject({ code: 500 });
    await expect(app.find({ provider: 'socketio' })).rejects.toMatchObject({ code: 500 });
    expect(app.bugs).toHaveLength(3);
    expect(await app.find({ provider: 'socketio', caller })).toMatchObject({
      actor: { kind: 'guest' },
      query: {},
    });
  });

  it('is reported with its outcome', async () => {
    const app = anApp();
    await app.find({ provider: 'rest', caller });
    await expect(
      app.find({ provider: 'rest', caller: { ...caller, authorization: 'Bearer a.b.c' } }),
    ).rejects.toThrow();
    const published = app.reports.map(({ path, method, transport, code }) => [path, method, transport, code]);
    expect(published).toEqual([
      ['shops', 'find', 'rest', 'ok'],
      ['shops', 'find', 'rest', 'notAuthenticated'],
    ]);
  });

  it('is refused once the server is closing', async () => {
    const app = anApp();
    await app.hook.drain(1_000);
    await expect(app.find({ provider: 'rest', caller })).rejects.toMatchObject({ code: 503 });
  });
});
