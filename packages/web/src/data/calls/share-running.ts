/**
 * Returns a function that does a work once at a time: whoever calls it meanwhile gets the answer of the call that runs.
 * The second half of a double tap makes nothing twice.
 */
export function shareRunning<Input, Answer>(
  work: (input: Input) => Promise<Answer>,
  running: { current: Promise<Answer> | undefined },
): (input: Input) => Promise<Answer> {
  return (input) => {
    running.current ??= work(input).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
}
