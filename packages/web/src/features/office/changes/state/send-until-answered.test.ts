import { beforeEach, expect, it } from 'vitest';
import { CallError } from '../../../../data/calls/call-error.ts';
import { type EditCall, keepCall, keptCalls, unsentCalls } from './kept-calls.ts';
import { sendUntilAnswered } from './send-until-answered.ts';

const aCall = (requestId: string, more: Partial<EditCall> = {}): EditCall => ({
  ...{ requestId, staff: 'ona', changeSet: 'open' },
  edits: [{ list: 'products', entity: 'tea', path: 'price', was: 1, value: 2 }],
  ...more,
});

beforeEach(() => keptCalls.set([]));

it('B10.1 edits are kept on the device and sent again under the same id until the server has answered', async () => {
  const call = aCall('r1');
  keepCall(call);
  const sent: string[] = [];
  const failures = [new CallError('socketDisconnect', 0), new CallError('unavailable', 503)];
  const answer = await sendUntilAnswered(call, {
    send: async ({ requestId }) => {
      sent.push(requestId);
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      return 'done';
    },
    wait: async () => expect(unsentCalls('ona', 'open')).toEqual([call]),
  });
  expect([answer, sent, keptCalls.get()]).toEqual(['done', ['r1', 'r1', 'r1'], []]);
});

it('B10.1 what the server refuses is an answer: it is not sent again', async () => {
  const call = aCall('r2');
  keepCall(call);
  const send = async () => {
    throw new CallError('editConflict', 409);
  };
  const sending = sendUntilAnswered(call, { send, wait: async () => undefined });
  await expect(sending).rejects.toMatchObject({ code: 'editConflict' });
  expect(keptCalls.get()).toEqual([]);
});

it('B10.1 after a reload each person finds their own edits of the draft and of the set-up, in order', () => {
  for (const call of [aCall('a'), aCall('b', { staff: 'kai' }), aCall('c', { changeSet: 'now' }), aCall('d')])
    keepCall(call);
  expect(unsentCalls('ona', 'open').map(({ requestId }) => requestId)).toEqual(['a', 'd']);
  expect(unsentCalls('ona', 'now').map(({ requestId }) => requestId)).toEqual(['c']);
});
