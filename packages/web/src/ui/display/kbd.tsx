import css from './kbd.module.css';

export type KbdProps = { readonly children: string };

/** A key to press. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={css.kbd}>{children}</kbd>;
}
