import type { PaymentMethod } from '@comanda/contract';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useSavePlaces } from '../hooks/use-own-methods.ts';
import { placesOf } from '../state/method-places.ts';
import css from './account-sheet.module.css';
import { PlaceChoice } from './place-choice.tsx';

type PlacesFormProps = { readonly method: PaymentMethod; readonly onClose: () => void };

/** Form of the places at which an account's way to pay is offered (payments M1.1). */
function PlacesForm({ method, onClose }: PlacesFormProps) {
  const { t } = useTranslation('office');
  const [chosen, setChosen] = useState(() => placesOf(method));
  const save = useSavePlaces(method, onClose);
  const failure = save.error instanceof CallError ? save.error.code : save.error && 'serverError';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) save.mutate(chosen);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <PlaceChoice provider={method.provider} chosen={chosen} onChange={setChosen} />
      {failure && (
        <Banner tone="bad" icon="alert" title={t('payments.notSaved')} text={t(`errors:${failure}`)} />
      )}
      <Button type="submit" wide busy={save.isPending}>
        {t('payments.own.save')}
      </Button>
    </form>
  );
}

/** An account's ways to pay with the places at which they are offered, each with a button that changes them. */
export function MethodPlaces({ methods }: { readonly methods: readonly PaymentMethod[] }) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const [edited, setEdited] = useState<PaymentMethod>();
  const paid = methods.filter(({ kind }) => kind !== 'taiwanTax');
  if (paid.length === 0) return null;
  return (
    <>
      <ul className={css.form}>
        {paid.map((method) => (
          <li key={method._id}>
            {t('payments.places.of', {
              name: say(method.name),
              places: placesOf(method)
                .map((place) => t(`payments.places.${place}`))
                .join(t('staff:comma')),
            })}{' '}
            <Button
              size="s"
              variant="quiet"
              onClick={() => setEdited(method)}
              aria-label={t('payments.places.changeOf', { name: say(method.name) })}
            >
              {t('payments.places.change')}
            </Button>
          </li>
        ))}
      </ul>
      <Sheet
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={say(edited?.name)}
        closeLabel={t('common:close')}
      >
        {edited !== undefined && <PlacesForm method={edited} onClose={() => setEdited(undefined)} />}
      </Sheet>
    </>
  );
}
