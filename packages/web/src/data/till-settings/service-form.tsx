import type { Shop } from '@comanda/contract';
import { COURSE_MODES } from '@comanda/domain';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import { TickLabel } from '../../ui/controls/tick-label.tsx';
import { CourseNamesForm } from './course-names-form.tsx';
import css from './settings-form.module.css';
import { useShopSwitches } from './use-shop-switches.ts';

export type ServiceFormProps = { readonly shop: Shop; readonly disabled: boolean };

/** Ways to fire later courses; `none` is a shop that serves guests' orders at once. */
const WAYS = ['none', ...COURSE_MODES] as const;

/** The way a shop serves, changed at once: its courses (K2.4), and whether staff accept online orders (T3.8). */
export function ServiceForm({ shop, disabled }: ServiceFormProps) {
  const { t } = useTranslation('till-settings');
  const save = useShopSwitches(shop._id);
  const name = useId();
  const { courses = 'none', acceptOnline = false } = shop;
  const isStopped = disabled || save.isPending;
  return (
    <section className={css.form} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`} className={css.heading}>
        {t('service')}
      </h2>
      <fieldset className={css.types} disabled={isStopped}>
        <legend>{t('courses.title')}</legend>
        {WAYS.map((way) => (
          <TickLabel
            key={way}
            type="radio"
            name={name}
            checked={way === courses}
            onChange={() => save.mutate({ courses: way === 'none' ? null : way })}
            className={css.way}
          >
            <span>
              {t(`courses.${way}.label`)} <small className={css.note}>{t(`courses.${way}.note`)}</small>
            </span>
          </TickLabel>
        ))}
      </fieldset>
      <CourseNamesForm {...{ shop, save, disabled }} />
      <Switch
        label={t('acceptOnline.label')}
        note={t('acceptOnline.note')}
        checked={acceptOnline}
        disabled={isStopped}
        onChange={(next) => save.mutate({ acceptOnline: next })}
      />
    </section>
  );
}
