import type { Shop } from '@comanda/contract';
import { type FormEvent, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import {
  type MomentProblem,
  momentProblem,
  proposedMoment,
  publishAtOf,
  type TypedMoment,
  typedMoment,
} from '../state/publish-moment.ts';
import css from './moment-form.module.css';

type MomentFormProps = {
  /** The shop by whose clock the moment is meant. */
  readonly shop: Shop;
  /** The moment that was chosen before. */
  readonly publishAt?: string | undefined;
  readonly busy: boolean;
  readonly onChoose: (publishAt: string) => void;
  readonly onCancel: () => void;
};

/** Day and time at which a set is published by itself, by the shop's clock (B2.6). */
export function MomentForm({ shop, publishAt, busy, onChoose, onCancel }: MomentFormProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const [typed, setTyped] = useState(() =>
    publishAt === undefined ? proposedMoment(shop, serverClock.now()) : typedMoment(publishAt),
  );
  const [problem, setProblem] = useState<MomentProblem>();
  const change = (changed: Partial<TypedMoment>) => {
    setTyped({ ...typed, ...changed });
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = momentProblem(typed, shop, serverClock.now());
    setProblem(found);
    if (found === undefined) onChoose(publishAtOf(typed));
  };
  const field = (name: keyof TypedMoment) => (
    <TextField
      type={name}
      label={t(`changes.moment.${name}`)}
      value={typed[name]}
      onChange={(value) => change({ [name]: value })}
      error={problem?.field === name ? t(`changes.moment.${problem.code}`) : null}
    />
  );
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.fields}>
        {field('date')}
        {field('time')}
      </div>
      <p className={css.note}>{t('changes.moment.clock', { shop: say(shop.name) })}</p>
      <div className={css.acts}>
        <Button type="submit" busy={busy}>
          {t('changes.moment.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
