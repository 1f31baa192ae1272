import type { Authenticated } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { create } from '../../../../data/calls/connection.ts';
import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import { staffSession } from '../../../../data/devices/staff-session.ts';
import { usePinDigits, usePinEntry, usePinProblem } from '../../pin/index.ts';

type PinSignInOptions = {
  readonly paired: PosDevice;
  /** Id of the person chosen. */
  readonly person: string | undefined;
  /** True if there are no names to choose from: the PIN alone says who it is. */
  readonly isNameless: boolean;
};

/** Returns the entry of one person's PIN, which signs them in on this device: only their PIN is tried (T2.1). */
export function usePinSignIn({ paired, person, isNameless }: PinSignInOptions) {
  const refused = usePinProblem();
  const { digitsOf, learn } = usePinDigits();
  const digits = digitsOf(person);
  const signIn = useMutation({
    mutationFn: (pin: string) =>
      create<Authenticated>('authentication', {
        strategy: 'pin',
        shop: paired.device.shop,
        ...(person !== undefined && { staff: person }),
        pin,
        deviceToken: paired.token,
      }),
    onSuccess: (session, pin) => {
      learn(session.staff._id, pin);
      staffSession.set(session);
    },
    onError: refused.tell,
  });
  const isStopped = (person === undefined && !isNameless) || refused.isPaused || signIn.isPending;
  const entry = usePinEntry({
    digits,
    isStopped,
    onSubmit: (pin) => {
      refused.clear();
      signIn.mutate(pin);
    },
  });
  const clear = () => {
    entry.clear();
    refused.clear();
  };
  return { entry, digits, isStopped, problem: refused.problem, clear };
}
