import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/layout/banner.tsx';
import css from './shell.module.css';

/** Milliseconds before the worker, which caches the whole program, is installed, so that the page loads first. */
const INSTALL_AFTER = 3000;

/** Installs the service worker; calls back when a newer one is waiting. */
async function registerWorker(onWaiting: (worker: ServiceWorker) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  const notify = () => {
    // the first worker replaces nothing
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting);
  };
  notify();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', notify);
  });
}

/** Prompt for a newer version, which switches to it when the guest agrees. */
export function UpdatePrompt() {
  const { t } = useTranslation('app');
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => registerWorker(setWaiting).catch(() => undefined), INSTALL_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (waiting === null) return null;
  const update = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => globalThis.location.reload());
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  return (
    <div className={css.prompt}>
      <Banner
        icon="download"
        title={t('update.title')}
        text={t('update.text')}
        action={
          <Button size="s" variant="quiet" onClick={update}>
            {t('update.now')}
          </Button>
        }
      />
    </div>
  );
}
