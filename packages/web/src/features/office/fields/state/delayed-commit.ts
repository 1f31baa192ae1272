/** Milliseconds without a key after which what is typed is sent (B10.1). */
const SENDS_AFTER = 600;

/** A commit that waits for a pause in typing. */
export type DelayedCommit = {
  /** Commits after the pause, in place of what waits. */
  readonly later: (commit: () => void) => void;
  /** Forgets what waits. */
  readonly cancel: () => void;
};

/** Creates a commit that waits for 600 ms without another. */
export function createDelayedCommit(): DelayedCommit {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    later(commit) {
      cancel();
      timer = setTimeout(commit, SENDS_AFTER);
    },
    cancel,
  };
}
