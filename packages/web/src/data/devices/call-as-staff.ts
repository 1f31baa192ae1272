import { CallError } from '../calls/call-error.ts';
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

/** Makes a call, and makes it again if somebody has signed in meanwhile, or, the log-in having ended, once they have. */
export async function callAsStaff<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const before = staffSession.get();
  try {
    return await call();
  } catch (error) {
    const now = staffSession.get();
    const isSame = now === before && !now?.hasEnded;
    if (!isSignedOut(error) || now === null || isSame) throw error;
    if (now.hasEnded) await nextSignIn();
    return call();
  }
}
