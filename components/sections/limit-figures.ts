import { sourceKind } from '#lib/facts/group-sources.ts';
import type { FactLine, LimitPart } from './fact-line.ts';
import type { SourcedFigure } from './sourced-figures.ts';

type Names = { label: string; of?: string | undefined; partLabel: (part: LimitPart) => string };

/** The figures of a fact. Limits have one name together, or each its own where only some of them have an official page. */
export function figuresOfLine(line: FactLine | undefined, { label, of, partLabel }: Names): SourcedFigure[] {
  if (!line) return [];
  const isSplit = new Set(line.rows.map(sourceKind)).size > 1;
  if (line.limits && isSplit) return line.limits.map((part) => ({ label: partLabel(part), of, row: part.row }));
  return line.rows.map((row) => ({ label, of, row }));
}
