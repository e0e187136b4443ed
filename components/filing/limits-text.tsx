/** Breaks the line between amounts: "$25,000 per person, $50,000 per crash". Other text is unchanged. */
export function LimitsText({ children }: { children: string }) {
  const parts = children.split(/(?<=,) /);
  if (parts.filter((part) => part.includes('$')).length < 2) return children;
  return (
    <span>
      {parts.map((part, at) => (
        <span key={part}>
          {at > 0 && ' '}
          <span className="inline-block">{part}</span>
        </span>
      ))}
    </span>
  );
}
