/** An e-mail address that, where the line is too short for it, breaks before its at sign. */
export function BreakableAddress({ text }: { text: string }) {
  const at = text.indexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
