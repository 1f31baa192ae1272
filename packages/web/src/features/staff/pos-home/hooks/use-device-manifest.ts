import { useEffect } from 'react';

/** Lets a page that is added to the Home Screen open as a device of the shop, not as a guest's menu. */
export function useDeviceManifest(): void {
  useEffect(() => {
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/device.webmanifest');
  }, []);
}
