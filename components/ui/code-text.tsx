/** A code in groups, as it is read out on the phone. A selection takes the whole code, without spaces. */
export function CodeText({ groups: [first, ...others] }: { groups: readonly string[] }) {
  return (
    <p data-slot="code-text" className="select-all font-bold text-4xl text-primary tracking-widest">
      {first}
      {others.map((group) => (
        <span key={group} className="ml-[0.3em] inline-block">
          {group}
        </span>
      ))}
    </p>
  );
}
