/** A code of eight characters in two groups, as it is read out on the phone. A selection takes the whole code, without the space. */
export function CodeText({ code }: { code: string }) {
  const half = code.length / 2;
  return (
    <p data-slot="code-text" className="select-all font-bold text-4xl text-primary tracking-widest">
      {code.slice(0, half)}
      <span className="ml-[0.3em] inline-block">{code.slice(half)}</span>
    </p>
  );
}
