import type { CouponBatch, OrderDiscount } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { numberFormat } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useStopBatch } from '../hooks/use-batch-calls.ts';
import css from './batch-card.module.css';
import { BatchFacts } from './batch-facts.tsx';
import { BatchUses } from './batch-uses.tsx';
import { CodesFile } from './codes-file.tsx';

const TONES = { making: 'gold', done: 'ok', stopped: 'sold' } as const;

type BatchCardProps = { readonly batch: CouponBatch; readonly rules: readonly OrderDiscount[] };

/** A batch: its promotion, how many codes are made and used, its limits, and what can be done with it. */
export function BatchCard({ batch, rules }: BatchCardProps) {
  const { t } = useTranslation('coupon-batches');
  const { locale, say } = useLocale();
  const stop = useStopBatch();
  const [isStopping, setStopping] = useState(false);
  const [isShown, setShown] = useState(false);
  const { _id, coupon, prefix, status, made, count } = batch;
  const name = say(rules.find((rule) => rule._id === coupon)?.name) || coupon;
  const number = (value: number) => numberFormat(locale.intl).format(value);
  return (
    <li className={css.card}>
      <h2 className={css.name}>
        {name} <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </h2>
      {status === 'making' && (
        <div className={css.progress}>
          <progress value={made} max={count} aria-label={t('progress')} />
          <p>{t('made', { made: number(made), total: number(count) })}</p>
        </div>
      )}
      <BatchFacts batch={batch} />
      <div className={css.actions}>
        {status !== 'making' && made > 0 && <CodesFile batch={batch} />}
        <Button size="s" variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t('uses')}
        </Button>
        {status !== 'stopped' && (
          <Button
            size="s"
            variant="quiet"
            aria-label={t('stopNamed', { prefix, name })}
            busy={stop.isPending}
            onClick={() => setStopping(true)}
          >
            {t('stop')}
          </Button>
        )}
      </div>
      {isShown && <BatchUses id={_id} />}
      <Dialog
        open={isStopping}
        title={t('stopTitle', { prefix })}
        text={t('stopText')}
        confirmLabel={t('stop')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setStopping(false);
          stop.mutate(_id);
        }}
        onCancel={() => setStopping(false)}
      />
    </li>
  );
}
