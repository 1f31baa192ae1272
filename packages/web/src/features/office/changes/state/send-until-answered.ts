import { isPassing } from '../../../../data/calls/call-error.ts';
import { type EditCall, forgetCall } from './kept-calls.ts';

type Sending<Answer> = {
  readonly send: (call: EditCall) => Promise<Answer>;
  /** Waits until it is worth another try. */
  readonly wait: () => Promise<void>;
};

/**
 * Sends edits until the server has answered them, under the same request id, so that they count once; a lost connection is no
 * answer (B10.1). @throws {CallError} the server's refusal
 */
export async function sendUntilAnswered<Answer>(
  call: EditCall,
  { send, wait }: Sending<Answer>,
): Promise<Answer> {
  for (;;) {
    try {
      const answer = await send(call);
      forgetCall(call);
      return answer;
    } catch (error) {
      if (!isPassing(error)) {
        forgetCall(call);
        throw error;
      }
      await wait();
    }
  }
}
