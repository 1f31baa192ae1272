import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './field-group.module.css';

/** Group of fields behind its title, which says in short what they hold. */
export function FieldGroup(props: {
  readonly title: string;
  readonly summary: string;
  readonly children: ReactNode;
}) {
  return (
    <details className={css.group}>
      <summary className={css.summary}>
        <span>
          {props.title} <small className={css.says}>{props.summary}</small>
        </span>
        <Icon name="down" size="s" className={css.arrow} />
      </summary>
      <div className={css.fields}>{props.children}</div>
    </details>
  );
}
