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
    const resume = connection.suspendSignIn();
    const join = async () => {
      setJoined('no');
      try {
        await signInDevice();
        if (!isOver) setJoined('yes');
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'notAuthenticated')) throw error;
        if (!isOver) setJoined('revoked');
      }
    };
    const stop = connection.onConnected(join);
    // a call opens the connection, which retries by itself if that fails
    if (connection.state() === 'resting') join().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
      resume();
    };
  }, []);
  if (joined === 'revoked') return 'revoked';
  if (state === 'offline') return 'offline';
  return joined === 'yes' && state === 'online' ? 'joined' : 'connecting';
}
