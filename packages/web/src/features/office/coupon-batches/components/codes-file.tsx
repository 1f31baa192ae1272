import type { CouponBatch } from '@comanda/contract';
import { useRef } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { numberFormat } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useCodesFile } from '../hooks/use-codes-file.ts';
import css from './batch-card.module.css';

/** Button that fetches a batch's codes as a file; while it does, how far it is and the button that cancels it. */
export function CodesFile({ batch }: { readonly batch: CouponBatch }) {
  const { t } = useTranslation('coupon-batches');
  const { locale } = useLocale();
  const { read, start, cancel } = useCodesFile(batch);
  const button = useRef<HTMLButtonElement>(null);
  const number = (value: number) => numberFormat(locale.intl).format(value);
  const { prefix, made } = batch;
  return (
    <>
      <Button
        ref={button}
        size="s"
        variant="tonal"
        icon="download"
        aria-label={t('fileNamed', { prefix })}
        busy={read !== undefined}
        onClick={() => void start()}
      >
        {t('file')}
      </Button>
      {read !== undefined && (
        <>
          <Button
            size="s"
            variant="plain"
            onClick={() => {
              cancel();
              button.current?.focus();
            }}
          >
            {t('common:cancel')}
          </Button>
          <div className={css.progress}>
            <progress value={read} max={made} aria-label={t('fileProgress')} />
            <p>{t('fileRead', { read: number(read), total: number(made) })}</p>
          </div>
        </>
      )}
    </>
  );
}
