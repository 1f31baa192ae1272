import { useSyncExternalStore } from 'react';
import { CallError } from '../calls/call-error.ts';

/** Proof that a refused call of the office waits for: the password again, or a log-in by password. */
export type ProofRequest = 'proofNeeded' | 'passwordNeeded';

type Open = { readonly request: ProofRequest; readonly waiting: ((isProved: boolean) => void)[] };

let open: Open | undefined;
const listeners = new Set<() => void>();

function set(next: Open | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Returns the proof that a refusal asks for; undefined for any other failure, and where no dialog would ask for it. */
export function askedProof(error: unknown): ProofRequest | undefined {
  if (listeners.size === 0 || !(error instanceof CallError)) return undefined;
  return error.code === 'proofNeeded' || error.code === 'passwordNeeded' ? error.code : undefined;
}

/** Has the dialog ask for a proof, once for all calls that wait for one. @returns false if it was cancelled */
export function requestProof(request: ProofRequest): Promise<boolean> {
  return new Promise((resolve) => {
    if (open === undefined) set({ request, waiting: [resolve] });
    else open.waiting.push(resolve);
  });
}

/** Lets the calls that wait go on, or fail. */
export function settleProof(isProved: boolean): void {
  const waiting = open?.waiting ?? [];
  set(undefined);
  for (const settle of waiting) settle(isProved);
}

/** Follows whether a proof is asked for; for the dialog that asks. */
export function subscribeProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) settleProof(false);
  };
}

/** Returns the proof that is asked for now. */
export function useProofRequest(): ProofRequest | undefined {
  return useSyncExternalStore(subscribeProof, () => open?.request);
}
