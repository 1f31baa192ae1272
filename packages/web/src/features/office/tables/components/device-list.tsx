import type { Device } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { NotArrived, useOffice } from '../../frame/index.ts';
import { useDevices } from '../hooks/use-devices.ts';
import css from './device-list.module.css';
import { PairingCode } from './pairing-code.tsx';

const EVERY = 15_000;
/** Time without a report after which a device counts as off: it reports every 30 seconds. */
const OFF_AFTER_MS = 90_000;

type DeviceRowProps = { readonly device: Device; readonly now: number; readonly onRevoke: () => void };

/** A paired device: its letter, name and kind, and whether it is on. */
function DeviceRow({ device, now, onRevoke }: DeviceRowProps) {
  const { t } = useTranslation('office-tables');
  const { locale } = useLocale();
  const seen = device.beat?.at ?? device.lastSeenAt;
  const isOn = seen !== undefined && now - Date.parse(seen) < OFF_AFTER_MS;
  const seenText =
    seen === undefined ? t('devices.never') : t('devices.seen', { time: dayText(seen, locale.intl) });
  return (
    <li className={css.device}>
      <b className={css.letter}>{device.letter}</b>
      <span className={css.name}>
        <b>{device.name}</b>
        <small className={css.quiet}>
          {t(`devices.kinds.${device.kind}`)} · {seenText}
        </small>
      </span>
      <Badge tone={isOn ? 'ok' : 'quiet'}>{t(isOn ? 'devices.on' : 'devices.off')}</Badge>
      <Button
        variant="quiet"
        size="s"
        aria-label={t('devices.revokeNamed', { name: device.name })}
        onClick={onRevoke}
      >
        {t('devices.revoke')}
      </Button>
    </li>
  );
}

/** The paired devices of the shop: each may be revoked, and another paired by a code (B5.4). */
export function DeviceList() {
  const { t } = useTranslation('office-tables');
  const { isJoined } = useOffice();
  const now = useNow(EVERY);
  const [asked, setAsked] = useState<Device>();
  const { devices, revoke } = useDevices(() => setAsked(undefined));
  return (
    <section className={css.card} aria-labelledby="devices">
      <header className={css.head}>
        <div>
          <h2 id="devices" className={css.title}>
            {t('devices.title')}
          </h2>
          <p className={css.quiet}>{t('devices.text')}</p>
        </div>
        <PairingCode isJoined={isJoined} />
      </header>
      {devices.data === undefined && !devices.isError && (
        <Skeleton label={t('staff:loading')}>
          <SkeletonRows count={3} />
        </Skeleton>
      )}
      {devices.data === undefined && devices.isError && (
        <NotArrived error={devices.error} onRetry={() => void devices.refetch()} />
      )}
      {devices.data?.length === 0 && <p className={css.quiet}>{t('devices.none')}</p>}
      {devices.data !== undefined && devices.data.length > 0 && (
        <ul className={css.devices}>
          {devices.data.map((device) => (
            <DeviceRow key={device._id} {...{ device, now }} onRevoke={() => setAsked(device)} />
          ))}
        </ul>
      )}
      <Dialog
        open={asked !== undefined}
        title={t('devices.ask', { name: asked?.name ?? '' })}
        text={t('devices.askText')}
        confirmLabel={t('devices.revoke')}
        cancelLabel={t('common:cancel')}
        busy={revoke.isPending}
        onConfirm={() => asked && revoke.mutate(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  );
}
