import { useEffect, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection, useConnectionState } from '../../../../data/calls/connection.ts';
import { signInDevice } from '../../../../data/devices/pos-mode.ts';

/** State of the device's own connection; `revoked` if a manager has ended the pairing. */
export type DeviceConnection = 'connecting' | 'joined' | 'offline' | 'revoked';

/** Signs every connection in as this device, while nobody is signed in on it. */
export function useDeviceConnection(): DeviceConnection {
  const state = useConnectionState();
  const [joined, setJoined] = useState<'no' | 'yes' | 'revoked'>('no');
  useEffect(() => {
    let isOver = false;
    const join = async () => {
      try {
        const isPaired = await signInDevice();
        if (!isOver) setJoined('yes');
        return isPaired;
      } catch (error) {
        const isRevoked = error instanceof CallError && error.code === 'notAuthenticated';
        if (!isOver) setJoined(isRevoked ? 'revoked' : 'no');
        throw error;
      }
    };
    const stop = connection.signInAs(join);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  if (joined === 'revoked') return 'revoked';
  if (state === 'offline') return 'offline';
  return joined === 'yes' && state === 'online' ? 'joined' : 'connecting';
}
