import { CallError, isPassing } from './call-error.ts';

/** Signs the connection in as somebody; resolves to false if there is nobody, or no longer. */
export type SignIn = () => Promise<boolean>;

/**
 * Creates the part that signs the connection in: as the logged-in member or the paired device, or as a staff screen
 * asks while it is shown. One attempt runs at a time.
 */
export function createConnectionSignIn() {
  let ofPage: SignIn = async () => false;
  let running: { readonly signIn: SignIn; readonly outcome: Promise<boolean> } | undefined;
  let isRetryable = false;
  const screens: SignIn[] = [];
  const wanted = () => screens.at(-1) ?? ofPage;

  async function attempt(signIn: SignIn, before: Promise<boolean> | undefined): Promise<boolean> {
    await before;
    // a screen was opened or left meanwhile
    if (signIn !== wanted()) return false;
    isRetryable = false;
    try {
      return await signIn();
    } catch (error) {
      isRetryable = !(error instanceof CallError) || isPassing(error);
      return false;
    }
  }

  return {
    /** Sets the sign-in of the page itself, used while no screen has its own. */
    use(signIn: SignIn): void {
      ofPage = signIn;
    },
    /** Sets the sign-in of a screen; returns the function that takes it away. */
    enterScreen(signIn: SignIn): () => void {
      screens.push(signIn);
      return () => void screens.splice(screens.indexOf(signIn), 1);
    },
    hasScreen: () => screens.length > 0,
    /** Signs in, joining an attempt under way; resolves to false if the connection is a guest's. */
    run(): Promise<boolean> {
      const signIn = wanted();
      if (running?.signIn === signIn) return running.outcome;
      const outcome = attempt(signIn, running?.outcome).finally(() => {
        if (running?.outcome === outcome) running = undefined;
      });
      running = { signIn, outcome };
      return outcome;
    },
    /** Returns true if the last attempt failed temporarily. */
    isRetryable: () => isRetryable,
  };
}
