import type { Authenticated, Device } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { sendJson } from '../../../../data/calls/send-json.ts';
import { posDevice } from '../../../../data/devices/pos-device.ts';
import { takeDevice } from '../../../../data/devices/pos-mode.ts';
import { ROUTES } from '../../../../lib/routes.ts';

/**
 * Returns the way out of the kiosk (till T9.5): a manager's PIN, and what the manager may then do. The log-in is held in
 * memory for this, while the connection stays the kiosk's; it ends with the dialog.
 */
export function useManager() {
  const signIn = useMutation({
    mutationFn: (pin: string) => {
      const paired = posDevice.get();
      const shop = paired?.device.shop;
      return sendJson<Authenticated>('POST', 'authentication', {
        strategy: 'pin',
        shop,
        pin,
        deviceToken: paired?.token,
      });
    },
  });
  const token = signIn.data?.accessToken;
  const address = `devices/${encodeURIComponent(posDevice.get()?.device._id ?? '')}`;
  const save = useMutation({
    mutationFn: (settings: Device['settings']) => sendJson<Device>('PATCH', address, { settings }, token),
    onSuccess: takeDevice,
  });
  const unpair = useMutation({
    mutationFn: () => sendJson<Device>('DELETE', address, undefined, token),
    onSuccess: () => {
      posDevice.set(null);
      globalThis.location.replace(ROUTES.posHome);
    },
  });
  return {
    signIn,
    save,
    unpair,
    isOften: signIn.error instanceof CallError && signIn.error.code === 'tooManyRequests',
    /** Ends the manager's log-in. */
    leave: () => {
      if (token !== undefined) sendJson('DELETE', 'authentication', undefined, token).catch(() => undefined);
      void create('devices/beat', { waiting: 0 }).catch(() => undefined);
    },
  };
}
