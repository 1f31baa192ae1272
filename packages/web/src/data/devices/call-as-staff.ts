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

/** Milliseconds after which a call is made again that came before its new connection was signed in. */
const REJOIN_MS = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, REJOIN_MS));

/**
 * Makes a call, and retries it once: after the next sign-in if the log-in has ended, else when the connection, which may
 * be a new one, has had the time to be signed in.
 */
export async function callAsStaff<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isSignedOut(error) || staffSession.get() === null) throw error;
    if (!staffSession.get()?.hasEnded) await pause();
    const now = staffSession.get();
    if (now === null) throw error;
    if (now.hasEnded) await nextSignIn();
    return call();
  }
}
