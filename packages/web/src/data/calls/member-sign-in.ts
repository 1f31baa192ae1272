import { CallError, isPassing } from './call-error.ts';

/** Signs the logged-in member in on the connection; resolves to true if there was one. */
type SignIn = () => Promise<boolean>;

/** Creates the part that signs members in on a connection: one attempt at a time, none while suspended. */
export function createMemberSignIn() {
  let signIn: SignIn | undefined;
  let running: Promise<boolean> | undefined;
  let isRetryable = false;
  let suspensions = 0;
  return {
    use(next: SignIn): void {
      signIn = next;
    },
    /** Signs the member in, joining an attempt under way; resolves to false if the connection is a guest's. */
    run(): Promise<boolean> {
      if (suspensions > 0) return Promise.resolve(false);
      isRetryable = false;
      running ??= Promise.resolve(signIn?.() ?? false)
        .catch((error: unknown) => {
          isRetryable = !(error instanceof CallError) || isPassing(error);
          return false;
        })
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    /** Returns true if the last attempt failed temporarily. */
    isRetryable: () => isRetryable,
    suspend(): () => void {
      suspensions += 1;
      return () => {
        suspensions -= 1;
      };
    },
  };
}
