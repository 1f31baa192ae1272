import { type SubmitEvent, useState } from 'react';
import { useCoupons } from '../../../../data/coupons/use-coupons.ts';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useRefusalText } from '../hooks/use-refusal-text.ts';
import css from './coupon-code.module.css';

const MAX_CODE_LENGTH = 64;

/** Renders the field for a coupon code; a refusal stays until the code is changed. */
export function CouponCode() {
  const { t, nameText } = useExplanationTexts();
  const toast = useToast();
  const { apply } = useCoupons();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const refusalText = useRefusalText();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.trim() === '' || apply.isPending) return;
    apply.mutate(code, {
      onSuccess: (answer) => {
        if ('refusal' in answer) return setRefusal(answer.refusal);
        setCode('');
        toast.success(t('coupon.added', { name: nameText(answer.rule.name) }));
      },
    });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={t('coupon.label')}
        hideLabel
        placeholder={t('coupon.label')}
        value={code}
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        error={refusal === undefined ? undefined : refusalText(refusal)}
        onChange={(next) => {
          setCode(next);
          setRefusal(undefined);
        }}
      />
      <Button type="submit" variant="plain" busy={apply.isPending}>
        {t(apply.isPending ? 'coupon.checking' : 'coupon.apply')}
      </Button>
    </form>
  );
}
