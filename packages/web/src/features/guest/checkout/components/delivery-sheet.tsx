import { useId, useState } from 'react';
import { type DeliveryDetails, deliveryDetails } from '../../../../data/order-details/delivery-details.ts';
import { useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useFirstWrongField } from '../../../../lib/use-first-wrong-field.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { AreaField } from './area-field.tsx';
import css from './delivery-sheet.module.css';

type Field = 'address' | 'name' | 'phone';

/** Manages the delivery form: the properties of its fields, their problems, and its submission. */
function useDeliveryForm(onDone: () => void) {
  const { t } = useTranslation('checkout');
  const { details, problems } = useDelivery();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const isSubmitted = refusals > 0;
  const count = Object.keys(problems).length;
  const errorOf = (field: Field | 'zone') => {
    const problem = problems[field];
    const isShown = problem !== undefined && (isSubmitted || touched.has(field));
    return isShown ? t(`deliveryProblem.${problem}`) : undefined;
  };
  const change = (part: Partial<DeliveryDetails>) => deliveryDetails.set((now) => ({ ...now, ...part }));
  const touch = (field: Field) => {
    // an empty field that was only passed through is reported on submit
    if (details[field].trim() !== '') setTouched((now) => new Set([...now, field]));
  };
  return {
    errorOf,
    problemCount: isSubmitted ? count : 0,
    fieldProps: (field: Field) => ({
      label: t(`delivery.${field}`),
      value: details[field],
      error: errorOf(field),
      required: true,
      onChange: (value: string) => change({ [field]: value }),
      onBlur: () => touch(field),
    }),
    refusals,
    submit: () => (count === 0 ? onDone() : setRefusals((before) => before + 1)),
  };
}

/** Renders the delivery form. Each keystroke is saved on the device; problems are shown at their fields. */
export function DeliverySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const form = useId();
  const { errorOf, problemCount, fieldProps, refusals, submit } = useDeliveryForm(onClose);
  const ref = useFirstWrongField(refusals);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('delivery.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          {problemCount > 0 && (
            <p className={css.problem} role="alert">
              {t('delivery.fix', { count: problemCount })}
            </p>
          )}
          <Button type="submit" form={form} size="l" wide>
            {t('delivery.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={ref}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AreaField error={errorOf('zone')} onSwitch={onClose} />
        <TextArea
          {...fieldProps('address')}
          hint={t('delivery.addressHint')}
          maxLength={400}
          autoComplete="street-address"
        />
        <TextField {...fieldProps('name')} maxLength={100} autoComplete="name" />
        <TextField
          {...fieldProps('phone')}
          hint={t('delivery.phoneHint')}
          type="tel"
          inputMode="tel"
          maxLength={40}
          autoComplete="tel"
        />
        <p className={css.kept}>{t('delivery.keptHere')}</p>
      </form>
    </Sheet>
  );
}
