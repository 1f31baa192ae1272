import { CallError } from '../calls/call-error.ts';
import { askedProof, type ProofRequest, requestProof } from './proof-requests.ts';
import { staffSession } from './staff-session.ts';

/** Returns true if a call failed because nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.code === 'notAuthenticated';
}

/** Waits until somebody has signed in again on this device. @throws {CallError} notAuthenticated: they signed out */
function nextSignIn(): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = staffSession.subscribe(() => {
      const now = staffSession.get();
      if (now?.hasEnded) return;
      stop();
      if (now === null) reject(new CallError('notAuthenticated', 401));
      else resolve();
    });
  });
}

/**
 * Makes a call, and makes it again if somebody has signed in meanwhile, or, the log-in having ended, once they have. One
 * that wants a proof of who is at the screen is made again once that is given (office B6.4).
 */
export async function callAsStaff<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const before = staffSession.get();
  try {
    return await call();
  } catch (error) {
    const proof = askedProof(error);
    if (proof !== undefined) return callProved(call, error, proof);
    const now = staffSession.get();
    const isSame = now === before && !now?.hasEnded;
    if (!isSignedOut(error) || now === null || isSame) throw error;
    if (now.hasEnded) await nextSignIn();
    return call();
  }
}

/** Makes a call again once the proof is given; fails with the refusal when that is cancelled. */
async function callProved<Answer>(
  call: () => Promise<Answer>,
  refusal: unknown,
  proof: ProofRequest,
): Promise<Answer> {
  if (!(await requestProof(proof))) throw refusal;
  return callAsStaff(call);
}
