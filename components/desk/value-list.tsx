/** Labels with their values. `lang`: of both, where it is not that of the page. */
export function ValueList({ rows, lang }: { rows: readonly { label: string; value: string }[]; lang?: string }) {
  return (
    <dl className="values" lang={lang}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt dir="auto">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
