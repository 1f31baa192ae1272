import { describe, expect, test } from 'vitest';
import { CallError } from '../calls/call-error.ts';
import { approvalWanted, isPinRefused } from './approval-wanted.ts';
import { approvedCall, type Given } from './approved-call.ts';

const APPROVERS = [{ _id: 'man', name: 'Man' }];
const REFUSED = new CallError('approvalRequired', 403, {
  action: 'void',
  limit: 0,
  wanted: 4600,
  approvers: [...APPROVERS, { name: 'nobody' }],
});
const GIVEN: Given = { approval: { staff: 'man', pin: '4444' }, reason: { code: 'guest' } };

/** Returns a call that is refused until it has the manager's PIN, with the data it was sent. */
function aCall() {
  const sent: Readonly<Record<string, unknown>>[] = [];
  const send = async (data: Readonly<Record<string, unknown>>) => {
    sent.push(data);
    const { approval } = data as Partial<Given>;
    if (approval === undefined) throw REFUSED;
    if (approval.pin !== '4444') throw new CallError('invalidPin', 401);
    return 'done';
  };
  return { sent, send };
}

describe('a call that needs approval', () => {
  test('T2.5 is repeated as it was, with the same requestId and the approval', async () => {
    const { sent, send } = aCall();
    const data = { session: 's1', lines: ['l1'] };
    const answer = await approvedCall({ data, send, ask: (_wanted, attempt) => attempt(GIVEN) });
    expect(answer).toBe('done');
    const [first, second] = sent;
    expect(first?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toEqual({ ...first, approval: GIVEN.approval });
  });

  test('T2.5 gets no request id where the call takes none', async () => {
    const { sent, send } = aCall();
    const data = { session: 's1', capacity: 3 };
    await approvedCall({ data, send, isRepeatable: true, ask: (_wanted, attempt) => attempt(GIVEN) });
    expect(sent).toEqual([data, { ...data, approval: GIVEN.approval }]);
  });

  test('T2.5 takes the reason that was asked for with the approval', async () => {
    const { sent, send } = aCall();
    await approvedCall({
      data: { requestId: 'r1' },
      send,
      withReason: (data, reason) => ({ ...data, reason }),
      ask: (_wanted, attempt) => attempt(GIVEN),
    });
    expect(sent[1]).toEqual({ requestId: 'r1', reason: GIVEN.reason, approval: GIVEN.approval });
  });

  test('T2.5 a wrong PIN asks again; the same call follows with the next', async () => {
    const { sent, send } = aCall();
    const answer = await approvedCall({
      data: {},
      send,
      ask: async (_wanted, attempt) => {
        const wrong = await attempt({ approval: { staff: 'man', pin: '1234' } }).catch((error) => error);
        expect(isPinRefused(wrong)).toBe(true);
        return attempt(GIVEN);
      },
    });
    expect(answer).toBe('done');
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  });

  test('T2.5 says who may approve what; other failures are nobody’s to approve', async () => {
    expect(approvalWanted(REFUSED)).toEqual({
      action: 'void',
      limit: 0,
      wanted: 4600,
      approvers: APPROVERS,
    });
    expect(approvalWanted(new CallError('forbidden', 403))).toBeUndefined();
    const failing = approvedCall({
      data: {},
      send: async () => {
        throw new CallError('linesPaid', 409);
      },
      ask: () => Promise.reject(new Error('nobody is asked')),
    });
    await expect(failing).rejects.toMatchObject({ code: 'linesPaid' });
    expect(isPinRefused(new CallError('linesPaid', 409))).toBe(false);
  });
});
