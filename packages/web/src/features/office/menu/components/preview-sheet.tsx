import type { PreviewToken } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { useOffice } from '../../frame/index.ts';
import { usePreview } from '../hooks/use-preview.ts';
import { previewMoment, type TypedPreview } from '../state/preview-moment.ts';
import { PhoneMenu, PhoneSheet } from './phone-sheet.tsx';
import css from './preview-sheet.module.css';

type PreviewSheetProps = { readonly open: boolean; readonly onClose: () => void };

/** Sheet with the open set's menu as a guest's phone, at any time of day (B3.8). */
export function PreviewSheet(props: PreviewSheetProps) {
  const { t } = useTranslation('office');
  return (
    <PhoneSheet {...props} title={t('menu.preview.title')}>
      <Preview />
    </PhoneSheet>
  );
}

function Preview() {
  const { t } = useTranslation('office');
  const { shop } = useOffice();
  const { code, ...menu } = usePreview(true);
  const [typed, setTyped] = useState<TypedPreview>({ date: '', time: '' });
  if (shop === undefined) return null;
  return (
    <PhoneMenu
      text={t('menu.preview.text')}
      menu={menu}
      now={previewMoment(typed, shop, serverClock.now())}
      tools={
        <>
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
        </>
      }
    />
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
