/** Short texts beside each other, none of them broken while it fits its line. */
export function Chips({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="rounded-control bg-sunken px-2.5 py-1 text-sm leading-snug">
          {text}
        </li>
      ))}
    </ul>
  );
}
