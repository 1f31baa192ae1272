import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../calls/call-error.ts';
import { callAsStaff } from './call-as-staff.ts';
import { settleProof, subscribeProof } from './proof-requests.ts';
import { endSession, type StaffLogin, staffSession } from './staff-session.ts';

const aLogin = (accessToken: string): StaffLogin => ({
  accessToken,
  expiresAt: '2026-03-02T12:00:00.000Z',
  shop: 'harbour',
  staff: { _id: 'staff1', name: 'Kim', role: 'kitchen', shops: ['harbour'] },
});

/** Returns a call that is refused until somebody else is signed in. */
function aCall() {
  const tokens: (string | undefined)[] = [];
  const call = async () => {
    const token = staffSession.get()?.accessToken;
    tokens.push(token);
    if (token === 'first') throw new CallError('notAuthenticated', 401);
    return 'done';
  };
  return { tokens, call };
}

beforeEach(() => staffSession.set(aLogin('first')));

test('a call refused because the log-in has ended succeeds once somebody has signed in again', async () => {
  const { tokens, call } = aCall();
  const answer = callAsStaff(call);
  endSession('first');
  await Promise.resolve();
  staffSession.set(aLogin('second'));
  expect(await answer).toBe('done');
  expect(tokens).toEqual(['first', 'second']);
});

test('the call fails when they sign out instead, and when the log-in has not ended', async () => {
  const refused = { code: 'notAuthenticated' };
  await expect(callAsStaff(aCall().call)).rejects.toMatchObject(refused);
  const answer = callAsStaff(aCall().call);
  endSession('first');
  await Promise.resolve();
  staffSession.set(null);
  await expect(answer).rejects.toMatchObject(refused);
});

test('ending a log-in leaves a newer one alone', () => {
  staffSession.set(aLogin('second'));
  endSession('first');
  expect(staffSession.get()?.hasEnded).toBeUndefined();
});

test('B6.4 calls that want a proof are made again once it is given, and fail when it is cancelled', async () => {
  const refused = new CallError('proofNeeded', 403);
  let isProved = false;
  const call = async () => {
    if (!isProved) throw refused;
    return 'done';
  };
  // no dialog would ask
  await expect(callAsStaff(call)).rejects.toBe(refused);
  let asked = 0;
  const stop = subscribeProof(() => {
    asked += 1;
  });
  const cancelled = callAsStaff(call);
  await Promise.resolve();
  settleProof(false);
  await expect(cancelled).rejects.toBe(refused);
  const answers = [callAsStaff(call), callAsStaff(call)];
  await Promise.resolve();
  isProved = true;
  settleProof(true);
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
  // opened and closed, twice
  expect(asked).toBe(4);
  stop();
});
