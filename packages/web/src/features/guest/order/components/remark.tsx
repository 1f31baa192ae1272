import type { TableSession } from '@comanda/contract';
import { notedAllergens } from '../../../../data/sessions/noted-allergens.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { useAllergyText } from '../hooks/use-allergy-text.ts';
import { remarkOf } from '../state/remarks.ts';
import css from './remark.module.css';

type NoteProps = { readonly icon: IconName; readonly label?: string; readonly text: string | undefined };

function Note({ icon, label, text }: NoteProps) {
  if (text === undefined) return null;
  return (
    <p className={css.remark}>
      <Icon name={icon} size="s" {...(label !== undefined && { label })} className={css.icon} />
      {text}
    </p>
  );
}

/** Shows what the kitchen was told with a placement: the remark and the allergies. */
export function Remark({ session, order }: { readonly session: TableSession; readonly order: number }) {
  const { t } = useTranslation('order');
  const allergyText = useAllergyText();
  return (
    <>
      <Note icon="edit" label={t('fact.remark')} text={remarkOf(session, order)} />
      <Note icon="alert" text={allergyText(notedAllergens(session, order))} />
    </>
  );
}
