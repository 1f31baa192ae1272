import type { PreviewToken } from '@comanda/contract';
import { Suspense, useContext, useState } from 'react';
import { GuestPhoneContext } from '../../../../data/catalogue/guest-phone.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { NotArrived, useOffice } from '../../frame/index.ts';
import { usePreview } from '../hooks/use-preview.ts';
import { previewMoment, type TypedPreview } from '../state/preview-moment.ts';
import css from './preview-sheet.module.css';

type PreviewSheetProps = { readonly open: boolean; readonly onClose: () => void };

/** Sheet with the open set's menu as a guest's phone, at any time of day (B3.8). */
export function PreviewSheet({ open, onClose }: PreviewSheetProps) {
  const { t } = useTranslation('office');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('menu.preview.title')}
      closeLabel={t('common:close')}
      width="l"
      tall
    >
      {open && <Preview />}
    </Sheet>
  );
}

function Preview() {
  const { t } = useTranslation('office');
  const { shop } = useOffice();
  const { code, data, error, retry } = usePreview(true);
  const GuestPhone = useContext(GuestPhoneContext);
  const [typed, setTyped] = useState<TypedPreview>({ date: '', time: '' });
  if (shop === undefined || GuestPhone === undefined) return null;
  if (error !== null && data === undefined) return <NotArrived error={error} onRetry={retry} />;
  const now = previewMoment(typed, shop, serverClock.now());
  return (
    <div className={css.preview}>
      <div className={css.tools}>
        <p className={css.note}>{t('menu.preview.text')}</p>
        <TextField
          type="date"
          label={t('menu.preview.date')}
          value={typed.date}
          onChange={(date) => setTyped({ ...typed, date })}
        />
        <TextField
          type="time"
          label={t('menu.preview.time')}
          hint={t('menu.preview.timeHint')}
          value={typed.time}
          onChange={(time) => setTyped({ ...typed, time })}
        />
        <ButtonLink variant="quiet" to={`${ROUTES.browse}?shop=${shop._id}`}>
          {t('menu.preview.live')}
        </ButtonLink>
        {code !== undefined && <PhoneCode code={code} timezone={shop.timezone} />}
      </div>
      {data === undefined ? (
        <SkeletonRows count={6} />
      ) : (
        <Suspense fallback={<SkeletonRows count={6} />}>
          <GuestPhone data={data} now={now} />
        </Suspense>
      )}
    </div>
  );
}

type PhoneCodeProps = { readonly code: PreviewToken; readonly timezone: string | undefined };

/** Code that opens the same menu on a phone for half an hour. */
function PhoneCode({ code: { url, svg, expiresAt }, timezone }: PhoneCodeProps) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  return (
    <section className={css.code} aria-label={t('menu.preview.phone')}>
      <img
        className={css.qr}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={t('menu.preview.code')}
        width={180}
        height={180}
      />
      <div className={css.codeTexts}>
        <b>{t('menu.preview.phone')}</b>
        <p className={css.note}>
          {isLocal(url)
            ? t('menu.preview.local')
            : t('menu.preview.phoneText', { time: clockText(expiresAt, locale.intl, timezone) })}
        </p>
        <a href={url} target="_blank" rel="noreferrer">
          {t('menu.preview.open')}
        </a>
      </div>
    </section>
  );
}

/** Returns true for an address that no phone reaches. */
function isLocal(url: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(new URL(url).host);
}
