/** Renders an e-mail address that breaks before its @ where it has no room in one line. */
export function MailAddress({ address = '' }: { readonly address: string | undefined }) {
  const at = Math.max(address.lastIndexOf('@'), 0);
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
